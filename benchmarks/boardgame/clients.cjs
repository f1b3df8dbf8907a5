// People at a server of boardgame.io: node clients.cjs PORT MATCHES PLAYERS WARM_UP_S SECONDS
// Whoever is to move does so at once, and the match goes on. Says "counting" when it begins to count, then what it found.
const { createRequire } = require('module');
const { io } = createRequire(process.cwd() + '/')('socket.io-client');

const [port, matches, players, warmUp, seconds] = process.argv.slice(2).map(Number);
let counting = false;
let moves = 0;
let positions = 0;
const shown = [];

function sit(match, seat) {
  const id = `match${match.number}`;
  const socket = io(`http://127.0.0.1:${port}/bench`, { transports: ['websocket'], forceNew: true });
  const see = (state) => {
    const number = state._stateID;
    if (counting) {
      positions += 1;
      moves += match.mover.get(number) === seat;
    }
    match.seen.set(number, (match.seen.get(number) ?? 0) + 1);
    if (match.seen.get(number) === players) {
      if (counting && match.sent.has(number)) shown.push(performance.now() - match.sent.get(number));
      for (const kept of [match.seen, match.sent, match.mover]) kept.delete(number);
    }
    if (state.ctx.currentPlayer !== String(seat)) return;
    match.mover.set(number + 1, seat);
    match.sent.set(number + 1, performance.now());
    const action = { type: 'MAKE_MOVE', payload: { type: 'step', args: [], playerID: String(seat) } };
    socket.emit('update', action, number, id, String(seat));
  };
  socket.on('update', (_, state) => see(state));
  return new Promise((ready) => {
    socket.on('connect', () => socket.emit('sync', id, String(seat), undefined, players));
    socket.on('sync', (_, { state }) => {
      ready(() => see(state));
    });
  });
}

async function main() {
  const begin = [];
  for (let number = 0; number < matches; number++) {
    const match = { number, mover: new Map(), seen: new Map(), sent: new Map() };
    for (let seat = 0; seat < players; seat++) begin.push(await sit(match, seat));
  }
  for (const go of begin) go();
  await new Promise((done) => setTimeout(done, 1000 * warmUp));
  console.log('counting');
  counting = true;
  const start = performance.now();
  await new Promise((done) => setTimeout(done, 1000 * seconds));
  counting = false;
  const wall = (performance.now() - start) / 1000;
  shown.sort((a, b) => a - b);
  const at = (share) => Math.round(10 * (shown[Math.floor(shown.length * share)] ?? 0)) / 10;
  console.log(JSON.stringify({ moves, positions, wall, p50: at(0.5), p95: at(0.95) }));
  process.exit(0);
}

main();
