import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, chooseChromium } from './support/chromium.ts'
const c = chooseChromium()
const b = await chromium.launch({
  executablePath: c.executablePath,
  args: [...CHROMIUM_FLAGS],
  env: { ...process.env, ...c.env } as never,
})
const [width = '390', scheme = 'light', ...paths] = process.argv.slice(2)
const user = process.env['AS']
const ctx = await b.newContext({
  viewport: { width: Number(width), height: Number(process.env['H'] ?? 844) },
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  colorScheme: scheme as never,
  reducedMotion: 'reduce',
  baseURL: 'http://127.0.0.1:8090',
})
const p = await ctx.newPage()
if (user) {
  await p.goto('/login')
  await p.getByLabel('아이디').fill(user)
  await p.getByLabel('비밀번호', { exact: true }).fill('Jangteo!2025')
  await p.getByRole('button', { name: '로그인', exact: true }).click()
  await p.waitForURL((u) => !u.pathname.startsWith('/login'))
}
for (const path of paths) {
  const [url = '', name = url.replace(/\W+/g, '-')] = path.split('=>')
  await p.goto(url)
  await p.waitForLoadState('networkidle').catch(() => {})
  await p.waitForTimeout(800)
  await p.screenshot({
    path: `/tmp/shots/${name}-${width}-${scheme}.png`,
    fullPage: process.env['FULL'] === '1',
  })
  console.log(name, await p.title())
}
await b.close()
