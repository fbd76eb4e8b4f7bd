import { isEmpty } from '@jangteo/demo/isEmpty'
import { buildUi } from './build-ui.ts'
import { drawPictures } from './draw-pictures.ts'
import type { MarketParts } from './market.ts'
import { startServer } from './server.ts'

/** The parts of the whole market. The demo's data is imported only where it is loaded. */
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
