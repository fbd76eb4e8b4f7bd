import { isEmpty, loadDemo } from '@jangteo/postgres/demo/load'
import { makePictures } from '@jangteo/postgres/demo/pictures'
import { buildUi } from './build-ui.ts'
import type { MarketParts } from './market.ts'
import { startServer } from './server.ts'

/** The whole market. */
export const PARTS: MarketParts = {
  buildUi,
  makePictures: async (signal, report) => {
    await makePictures({ signal, onProgress: (done, total) => report(`${done} of ${total}`) })
  },
  loadDemo: async (db, report, scale) => {
    if (await isEmpty(db)) await loadDemo(db, { nowMs: Date.now(), scale, onProgress: report })
  },
  startServer,
}
