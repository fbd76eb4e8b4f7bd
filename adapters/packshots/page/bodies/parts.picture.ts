import type { Brush } from '../scene/canvas.ts'

/** A still life of a vase with a fruit, as prints of the goods show it. */
export function drawStillLife(brush: Brush, wide: number, ground: string): void {
  const sky = brush.createLinearGradient(0, 0, 0, 100)
  sky.addColorStop(0, ground)
  sky.addColorStop(1, '#f4e3c8')
  brush.fillStyle = sky
  brush.fillRect(0, 0, wide, 100)
  brush.fillStyle = '#c58f5d'
  brush.fillRect(0, 72, wide, 28)
  brush.fillStyle = '#f6f1e8'
  brush.beginPath()
  brush.ellipse(wide * 0.4, 62, 15, 20, 0, 0, Math.PI * 2)
  brush.fill()
  brush.fillRect(wide * 0.4 - 6, 34, 12, 14)
  brush.strokeStyle = '#4f7a4a'
  brush.lineWidth = 3
  for (const [x, y] of [
    [-14, 10],
    [2, 4],
    [16, 12],
  ] as const) {
    brush.beginPath()
    brush.moveTo(wide * 0.4, 40)
    brush.lineTo(wide * 0.4 + x, y + 6)
    brush.stroke()
    brush.fillStyle = '#d9694a'
    brush.beginPath()
    brush.arc(wide * 0.4 + x, y + 6, 7, 0, Math.PI * 2)
    brush.fill()
  }
  brush.fillStyle = '#e8a23a'
  brush.beginPath()
  brush.arc(wide * 0.68, 72, 11, 0, Math.PI * 2)
  brush.fill()
}
