import { isEmpty } from '@jangteo/demo/isEmpty'
import { HOLIDAYS } from '../calendar/holidays.ts'
import { buildUi } from './build/build-ui.ts'
import { drawPictures } from './draw-pictures.ts'
import { createLog, sharedOutput } from './log.ts'
import type { MarketParts } from './market.ts'

/**
 * The parts of the whole market. The demo's data is imported only where it is loaded, and the server only where it
 * serves: a supervisor of workers needs neither.
 */
export const PARTS: MarketParts = {
  buildUi,
  makePictures: drawPictures,
  loadDemo: async (db, { scale, hasPeople, seal, report }) => {
    if (!(await isEmpty(db))) return
    const { loadDemo } = await import('@jangteo/demo/load')
    await loadDemo(db, {
      nowMs: Date.now(),
      scale,
      hasPeople,
      holidays: HOLIDAYS,
      seal,
      onProgress: report,
    })
  },
  loadShop: async (db) => {
    if (!(await isEmpty(db))) return
    const { loadShop } = await import('@jangteo/demo/loadShop')
    await loadShop(db)
  },
  startServer: async (config) => {
    const { startServer } = await import('./server.ts')
    return startServer(config)
  },
  startWorkers: async (request) => {
    const { startWorkers } = await import('../worker/supervise.ts')
    return startWorkers({ ...request, log: createLog(request.environment.mode, sharedOutput()) })
  },
}
