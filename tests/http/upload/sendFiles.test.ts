import { sendFiles, type SentFiles, type UploadRequest } from '@jangteo/http/upload/sendFiles'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const SENT: SentFiles = {
  kind: 'VIDEO',
  files: [new File(['abc'], '가.mp4'), new File(['de'], '나.mov')],
  stills: new Map([[1, new Blob(['still'])]]),
}

/** A request that does what the test says. */
function aRequest() {
  const seen = { calls: [] as unknown[], form: null as FormData | null, isAborted: false }
  const listeners = new Map<string, (event: { loaded: number; total: number }) => void>()
  const report = (name: string, event = { loaded: 0, total: 0 }) => listeners.get(name)?.(event)
  const request: UploadRequest = {
    open: (...given) => void seen.calls.push(given),
    setRequestHeader: (...given) => void seen.calls.push(given),
    send: (form) => {
      seen.form = form
    },
    abort: () => {
      seen.isAborted = true
    },
    status: 0,
    responseText: '',
    addEventListener: (name, listener) => void listeners.set(name, listener),
    upload: { addEventListener: (name, listener) => void listeners.set(name, listener) },
  }
  const go = (loaded: number, total = 10) => report('progress', { loaded, total })
  const answer = (status: number, responseText: string) => {
    Object.assign(request, { status, responseText })
    report('load')
  }
  return { request, seen, report, go, answer }
}

function start(signal = new AbortController().signal) {
  const reported = aRequest()
  const shares: number[] = []
  const link = {
    baseUrl: '/api',
    openRequest: () => reported.request,
    readCredential: () => 'Bearer t',
  }
  const sending = sendFiles(link, SENT, { onProgress: (share) => shares.push(share), signal })
  const outcome = sending.then(
    (files) => files,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
  return { ...reported, shares, outcome }
}

test('한 종류의 파일을 미리보기와 함께 한 번에 보내고, 얼마나 갔는지 알린다', async () => {
  const { seen, go, answer, shares, outcome } = start()
  go(5)
  go(10)
  answer(200, JSON.stringify({ filesList: [] }))
  expect(await outcome).toEqual([])
  const parts = [...(seen.form ?? [])].map(([name, value]) => [
    name,
    value instanceof File ? value.name : value,
  ])
  expect({ shares, calls: seen.calls, parts }).toEqual({
    shares: [0.5, 1],
    calls: [
      ['POST', '/api/systems/files/uploads'],
      ['accept', 'application/json'],
      ['authorization', 'Bearer t'],
    ],
    parts: [
      ['filesTypeEnum', 'VIDEO'],
      ['files', '가.mp4'],
      ['files', '나.mov'],
      ['thumbnails', '1.jpg'],
    ],
  })
})

test('가는 동안에는 얼마가 걸려도 기다리고, 10초 동안 멈추면 그만둔다', async () => {
  const { seen, go, outcome } = start()
  for (const loaded of [1, 2, 3]) {
    go(loaded)
    vi.advanceTimersByTime(9_999)
  }
  expect(seen.isAborted).toEqual(false)
  vi.advanceTimersByTime(1)
  expect([seen.isAborted, await outcome]).toEqual([true, 'TIMED_OUT'])
})

test('다 간 뒤에는 1분까지 답을 기다린다', async () => {
  const { seen, go, outcome } = start()
  go(10)
  vi.advanceTimersByTime(59_999)
  expect(seen.isAborted).toEqual(false)
  vi.advanceTimersByTime(1)
  expect(await outcome).toEqual('TIMED_OUT')
})

const REFUSED = { code: 'FILE_TOO_LARGE', message: '커요.', data: { megabytes: 10, name: 'a' } }

test.each([
  [413, JSON.stringify(REFUSED), 'FILE_TOO_LARGE'],
  [502, '<html>', 'API_FAILURE'],
  [200, '{}', 'API_FAILURE'],
  [200, 'null', 'API_FAILURE'],
])('%i %s 은(는) %s', async (status, text, code) => {
  const { answer, outcome } = start()
  answer(status, text)
  expect(await outcome).toEqual(code)
})

test('연결이 없으면 연결을 확인하라고 한다', async () => {
  const { report, outcome } = start()
  report('error')
  expect(await outcome).toEqual('NETWORK_ERROR')
})

test('그만두면 보내던 것도 멈춘다', async () => {
  const leaving = new AbortController()
  const { seen, outcome } = start(leaving.signal)
  leaving.abort('left')
  expect([await outcome, seen.isAborted]).toEqual(['left', true])
})
