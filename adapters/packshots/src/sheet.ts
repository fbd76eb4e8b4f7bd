import sharp from 'sharp'

export type SheetEntry = {
  readonly picture: string | Buffer
  readonly title: string
  readonly name: string
}

const SIDE = 360
const LINE = 56
const COLUMNS = 5

/** One PNG of many pictures, each with the goods' name and its own below, so that both are looked at together. */
export async function composeSheet(entries: readonly SheetEntry[]): Promise<Buffer> {
  const rows = Math.ceil(entries.length / COLUMNS)
  const tiles = await Promise.all(
    entries.map(async ({ picture, title, name }, index) => {
      const [left, top] = [(index % COLUMNS) * SIDE, Math.floor(index / COLUMNS) * (SIDE + LINE)]
      return [
        {
          input: await sharp(picture)
            .resize(SIDE, SIDE, { fit: 'contain', background: '#ffffff' })
            .toBuffer(),
          left,
          top,
        },
        { input: caption(title, name), left, top: top + SIDE },
      ]
    }),
  )
  const size = { width: COLUMNS * SIDE, height: rows * (SIDE + LINE) }
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles.flat())
    .png()
    .toBuffer()
}

function caption(title: string, name: string): Buffer {
  const text = (y: number, size: number, words: string): string =>
    `<text x="8" y="${y}" font-size="${size}" font-family="sans-serif">${escaped(words)}</text>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${LINE}">${text(22, 18, title)}${text(44, 14, name)}</svg>`,
  )
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
