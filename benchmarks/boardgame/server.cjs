// A server of boardgame.io, with its storage in memory: node server.cjs PORT STATE
// STATE is "counter" (a game that counts its moves) or a file with JSON (a position that each move changes a little).
const fs = require('fs');
const { createRequire } = require('module');
const { Server } = createRequire(process.cwd() + '/')('boardgame.io/server');

const [port, state] = process.argv.slice(2);
const position = state === 'counter' ? {} : JSON.parse(fs.readFileSync(state, 'utf8'));

const game = {
  name: 'bench',
  setup: () => ({ moves: 0, ...position }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G }) => {
      G.moves += 1;
      if (G.players) G.players[G.moves % G.players.length].corn += 1;
    },
  },
};

Server({ games: [game], origins: [/./] }).run(Number(port));
