// A server of boardgame.io: node server.cjs PORT STATE [FOLDER]
// STATE is "counter" (a game that counts its moves) or a file with JSON (a position that each move changes a little).
// Matches are kept in memory, or in the folder, by boardgame.io's own storage in files.
const fs = require('fs');
const { createRequire } = require('module');
const { FlatFile, Server } = createRequire(process.cwd() + '/')('boardgame.io/server');

const [port, state, folder] = process.argv.slice(2);
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

const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [game], origins: [/./], ...storage }).run(Number(port));
