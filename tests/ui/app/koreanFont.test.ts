import { mayLackKoreanFont } from '@jangteo/ui/app/koreanFont'
import { expect, test } from 'vitest'

const SYSTEMS = {
  Android: 'Linux; Android 16; SM-S931N',
  ChromeOS: 'X11; CrOS x86_64 16181.61.0',
  Linux: 'X11; Linux x86_64',
  Ubuntu: 'X11; Ubuntu; Linux x86_64; rv:145.0',
  iPhone: 'iPhone; CPU iPhone OS 19_1 like Mac OS X',
  macOS: 'Macintosh; Intel Mac OS X 10_15_7',
  Windows: 'Windows NT 10.0; Win64; x64',
} as const

test('한글 글꼴이 없을 수 있는 리눅스 데스크톱에만 글꼴을 보낸다', () => {
  const lacking = Object.entries(SYSTEMS).filter(([, system]) =>
    mayLackKoreanFont(`Mozilla/5.0 (${system}) AppleWebKit/537.36`),
  )
  expect(lacking.map(([name]) => name)).toEqual(['Linux', 'Ubuntu'])
})
