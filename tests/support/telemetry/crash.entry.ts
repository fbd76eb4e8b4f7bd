// Ends by an error that nobody catches, in a promise when it is asked so; the error quotes a row as PostgreSQL does.
import { createLog } from '@jangteo/server/app/log'
import { reportCrash } from '@jangteo/server/telemetry/report-crash'

const error = Object.assign(new Error('the disk is full for hong@mail.example'), {
  code: 'ENOSPC',
  detail: 'Failing row contains (홍길동, 01012345678).',
})
reportCrash(createLog('production'))
setImmediate(() => {
  if (process.argv.includes('promise')) void Promise.reject(error)
  else throw error
})
