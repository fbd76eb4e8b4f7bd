// The sandbox in a process of its own: its files, pages and notices take no time of the market's event loop.
import { flushCompileCache } from 'node:module'
import { postNoticeTo } from './post-notice.ts'
import { sandboxPlace, toTroubleMessage } from './sandbox-place.ts'
import { openSandbox } from './sandbox-service.ts'
import { serveSandbox } from './serve-sandbox.ts'

/** They may reach the whole group of processes: the market decides when its gateway ends. */
const SIGNALS_OF_GROUPS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'] as const

for (const name of SIGNALS_OF_GROUPS) process.on(name, () => undefined)
// At once, whatever is being read or written: a record is whole at any moment.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

const send = (message: object): void => void process.send?.(message)

process.once('message', (message) => {
  const { hookUrl, ...place } = sandboxPlace.parse(message)
  const sandbox = openSandbox({
    ...place,
    nowMs: Date.now,
    post: postNoticeTo(hookUrl),
    report: (trouble) => send(toTroubleMessage(trouble)),
  })
  serveSandbox({ send, onMessage: (listen) => void process.on('message', listen) }, sandbox)
})
flushCompileCache()
