import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPictureDrawer } from '@jangteo/files/picture/picture-drawer'
import { ADDRESS_SPACE_KIB_MAX, startDrawer } from '@jangteo/files/picture/start-drawer'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aPicture } from '../support/upload/pictures.ts'

const SECRET = 'a secret of the server that no drawer may read'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'drawer-'))
  process.env['SECRET'] = SECRET
})
afterAll(() => {
  delete process.env['SECRET']
  rmSync(directory, { recursive: true, force: true })
})

function pathOf(name: string): string {
  return join(directory, name)
}

/** Has a picture drawn in a process of its own; answers what was drawn. */
async function draw(name: string, bytes: Buffer) {
  writeFileSync(pathOf(name), bytes)
  const drawer = createPictureDrawer()
  onTestFinished(drawer.close)
  const order = { source: pathOf(name), picture: pathOf(`${name}.jpg`), owner: 'me' }
  return drawer.draw({ ...order, thumbnail: pathOf(`${name}.small`) })
}

test('사진을 그리는 프로세스는 서버의 환경을 하나도 물려받지 않는다', async () => {
  const child = startDrawer()
  onTestFinished(() => void child.kill('SIGKILL'))
  const { pid } = child
  const isDrawn = new Promise((resolve) => child.once('message', resolve))
  child.send({ source: pathOf('none'), picture: null, thumbnail: pathOf('none.small') })
  await isDrawn
  const names = readFileSync(`/proc/${String(pid)}/environ`, 'utf8')
    .split('\0')
    .map((entry) => entry.split('=')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('NODE_CHANNEL_'))
  const limits = readFileSync(`/proc/${String(pid)}/limits`, 'utf8')
  const words = readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').split('\0')
  expect([
    names.filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name)),
    /^Max open files +64 /m.test(limits),
    /^Max address space +3072000000 /m.test(limits),
    /^Max core file size +0 /m.test(limits),
    words.includes('--permission'),
    words.some((word) => /allow-(?:fs-write|child-process|worker|net)/.test(word)),
  ]).toEqual([['MALLOC_ARENA_MAX'], true, true, true, true, false])
})

test('주소 공간의 제한까지 반 기가바이트가 남는다', async () => {
  const child = startDrawer()
  onTestFinished(() => void child.kill('SIGKILL'))
  writeFileSync(pathOf('full.png'), await aPicture('png', { width: 5_000, height: 4_000 }))
  const isDrawn = new Promise((resolve) => child.once('message', resolve))
  const [source, picture, thumbnail] = ['full.png', 'full.jpg', 'full.thumbnail'].map(pathOf)
  child.send({ source, picture, thumbnail })
  await isDrawn
  const status = readFileSync(`/proc/${String(child.pid)}/status`, 'utf8')
  const peakKib = Number(/^VmPeak:\s+(\d+) kB$/m.exec(status)?.[1])
  expect(peakKib).toBeLessThan(ADDRESS_SPACE_KIB_MAX - 512 * 1024)
})

test('그 안에서는 환경도 제한도 사진을 그리는 데 모자라지 않는다', async () => {
  const drawn = [
    await draw('a.png', await aPicture('png', { width: 5_000, height: 4_000 })),
    await draw('a.gif', await aPicture('gif', { width: 300, height: 200 })),
    await draw('a.jpeg', await aPicture('jpeg', { width: 40, height: 30 })),
  ]
  expect([drawn, readdirSync(directory).filter((name) => name.endsWith('.small')).length]).toEqual([
    [
      { width: 2560, height: 2048 },
      { width: 300, height: 200 },
      { width: 40, height: 30 },
    ],
    3,
  ])
})

test('2,000만 화소를 넘는 사진은 펼치지 않고, 사진이 아닌 것은 그리지 못한다', async () => {
  expect([
    await draw('big.png', await aPicture('png', { width: 5_001, height: 4_000 })),
    await draw('none.png', Buffer.from('no picture at all')),
  ]).toEqual(['tooLarge', 'unreadable'])
})
