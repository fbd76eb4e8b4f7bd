// The market as `npm start` runs it, on a ui that is built already, were it an older one.
import { existsSync } from 'node:fs'
import { buildUi, UI_BUILD_DIRECTORY } from '@jangteo/server/app/build-ui'
import { PARTS } from '@jangteo/server/app/parts'
import { runMarket } from '@jangteo/server/app/run-market'

await runMarket({
  parts: {
    ...PARTS,
    buildUi: async (signal) => {
      if (!existsSync(UI_BUILD_DIRECTORY)) await buildUi(signal)
    },
  },
  announce: ({ url }) => `${url}\n`,
  words: process.argv.slice(2),
})
