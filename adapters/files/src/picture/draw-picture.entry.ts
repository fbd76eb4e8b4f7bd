// The process that draws pictures for the server: one order after the other, until the server leaves it.
import { drawPicture } from './draw-picture.ts'
import type { PictureOrder } from './picture-drawer.port.ts'

process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit(0))
process.on('message', (order: PictureOrder) => {
  void drawPicture(order)
    .catch(() => 'unreadable' as const)
    .then((drawn) => process.send?.({ drawn }))
})
