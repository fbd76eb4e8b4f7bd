// Writes a megabyte of the log for each message, and answers how many lines it has written so far.
import { createLog } from '@jangteo/server/app/log'

const LINES_PER_MESSAGE = 1_000
const TEXT = 'x'.repeat(1_000)

const log = createLog('production')
let lineCount = 0
process.on('message', () => {
  for (let each = 0; each < LINES_PER_MESSAGE; each += 1) {
    log.info({ line: lineCount, text: TEXT })
    lineCount += 1
  }
  process.send?.(lineCount)
})
process.on('disconnect', () => process.exit())
