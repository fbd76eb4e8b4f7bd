// The market as `npm start` runs it, on a ui that is built already, were it an older one, and without past orders, of which
// the gateway's ledger knows nothing.
import { existsSync } from 'node:fs'
import { isEmpty } from '@jangteo/demo/isEmpty'
import { loadDemo } from '@jangteo/demo/load'
import { buildUi, UI_BUILD_DIRECTORY } from '@jangteo/server/app/build/build-ui'
import { PARTS } from '@jangteo/server/app/parts'
import { runMarket } from '@jangteo/server/app/run-market'

await runMarket({
  parts: {
    ...PARTS,
    loadDemo: async (db, { report }) => {
      if (!(await isEmpty(db))) return
      await loadDemo(db, { nowMs: Date.now(), hasTrade: false, onProgress: report })
    },
    buildUi: async (signal) => {
      if (!existsSync(UI_BUILD_DIRECTORY)) await buildUi(signal)
    },
  },
  announce: ({ url }) => `${url}\n`,
  words: process.argv.slice(2),
})
