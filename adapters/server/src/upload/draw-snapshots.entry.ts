// The process that draws pictures of the demo's reviews: one order after the other, until the server leaves it.
import { type SnapshotOrder, writeSnapshot } from '@jangteo/demo/snapshots/draw'

process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit(0))
process.on('message', (order: SnapshotOrder) => {
  void writeSnapshot(order)
    .then(() => null)
    .catch(String)
    .then((fault) => process.send?.({ fault }))
})
