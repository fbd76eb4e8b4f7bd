import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Size = { readonly width: number; readonly height: number }

/** A picture of one colour. */
export function aPicture(format: 'gif' | 'jpeg' | 'png', { width, height }: Size): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2f6b4f' } })
    .toFormat(format)
    .toBuffer()
}

/** A photo taken upright by a camera that lies: 30 × 20 with a turn, a place and a maker in it. */
export function aPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 30, height: 20, channels: 3, background: '#8a5a2b' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'SECRET-CAMERA' }, IFD3: { GPSLatitude: '37/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** A photo of 24 million pixels as phones take them: a few megabytes of detail. */
export function aDetailedPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  return sharp({
    create: { width: 6_000, height: 4_000, channels: 3, background: '#808080', noise },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
}

const BOMB_SIDE = 9_000

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A whole PNG of ten kilobytes that is drawn on 81 million pixels. */
export function aPixelBomb(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(BOMB_SIDE, 0)
  head.writeUInt32BE(BOMB_SIDE, 4)
  head[8] = 1
  const lines = deflateSync(Buffer.alloc(BOMB_SIDE * (1 + BOMB_SIDE / 8)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', lines),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** The first bytes of a video, and as many more as wanted. */
export function aVideo(byteCount = 64): Buffer {
  const video = Buffer.alloc(byteCount, 7)
  video.set(Buffer.from('\0\0\0\x18ftypmp42'), 0)
  return video
}

export const A_PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')
