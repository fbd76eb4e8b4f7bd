import sharp from 'sharp'
const [out = '', h = '1200', ...files] = process.argv.slice(2)
const H = Number(h)
const imgs = await Promise.all(
  files.map(async (f) => {
    const m = sharp(f)
    const { width = 0, height = 0 } = await m.metadata()
    const part =
      height > H * 1 && process.env['CROP']
        ? await m
            .extract({ left: 0, top: 0, width, height: Math.min(height, H) })
            .png()
            .toBuffer()
        : await m.toBuffer()
    return { b: part, w: width }
  }),
)
const W = imgs.reduce((s, i) => s + i.w + 12, 0)
let x = 0
const comp = imgs.map((i) => {
  const c = { input: i.b, left: x, top: 0 }
  x += i.w + 12
  return c
})
const hh = Math.max(
  ...(await Promise.all(imgs.map(async (i) => (await sharp(i.b).metadata()).height ?? 0))),
)
await sharp({ create: { width: W, height: hh, channels: 3, background: '#888' } })
  .composite(comp)
  .png()
  .toFile(out)
