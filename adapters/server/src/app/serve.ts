// The server of npm run dev: the market with the ui as it was last built, restarted by its watcher.
import { deskLines, toText } from './announcement.ts'
import { PARTS } from './parts.ts'
import { runMarket } from './run-market.ts'

await runMarket({
  parts: { ...PARTS, buildUi: async () => undefined },
  announce: (market) => (market.deskPassword === null ? '' : toText(deskLines(market))),
})
