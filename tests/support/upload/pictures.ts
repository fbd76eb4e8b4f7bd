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

/** A PNG of a few kilobytes that would take gigabytes to draw. */
export function aPixelBomb(): Promise<Buffer> {
  return sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9, palette: true, colours: 2 })
    .toBuffer()
}

/** The first bytes of a video, and as many more as wanted. */
export function aVideo(byteCount = 64): Buffer {
  const video = Buffer.alloc(byteCount, 7)
  video.set(Buffer.from('\0\0\0\x18ftypmp42'), 0)
  return video
}

export const A_PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')
