import { isEmpty } from '@jangteo/demo/isEmpty'
import { buildUi } from './build-ui.ts'
import { drawPictures } from './draw-pictures.ts'
import type { MarketParts } from './market.ts'
import { startServer } from './server.ts'

/** The whole market. The demo's data is read only where it is loaded: a market that has it never holds it. */
export const PARTS: MarketParts = {
  buildUi,
  makePictures: drawPictures,
  loadDemo: async (db, { scale, hasPeople, report }) => {
    if (!(await isEmpty(db))) return
    const { loadDemo } = await import('@jangteo/demo/load')
    await loadDemo(db, { nowMs: Date.now(), scale, hasPeople, onProgress: report })
  },
  startServer,
}
