// npm start: builds what is stale, starts the database, serves the market. With --compile it ends when it is loaded.
import { announce } from './announcement.ts'
import { PARTS } from './parts.ts'
import { runMarket } from './run-market.ts'

if (!process.argv.includes('--compile')) await runMarket(PARTS, announce)
