// The market: starts the database, serves. With --compile it ends when it is loaded.
import { announce } from './announcement.ts'
import { PARTS } from './parts.ts'
import { runMarket } from './run-market.ts'

const words = process.argv.slice(2)
if (words.includes('--compile')) await import('./server.ts')
else await runMarket({ parts: PARTS, announce, words })
