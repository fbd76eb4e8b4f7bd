import { expect, test } from 'vitest'
import { hold } from './trial.ts'

const SEED = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000)
const SECONDS = Number(process.env['FAULTS_SECONDS'] ?? 0)
const TIMEOUT_MS = 240_000 + SECONDS * 1000

test(
  '사려는 사람이 몰린 중에 서버와 데이터베이스가 아무 때나 죽어도 주문과 돈과 재고는 하나도 어긋나지 않는다',
  async () => {
    const report = (line: string) => process.stdout.write(`FAULTS_SEED=${SEED} ${line}\n`)
    const verdict = await hold({ seed: SEED, seconds: SECONDS, report })
    expect(verdict).toEqual({ breaches: [], unmet: [] })
  },
  TIMEOUT_MS,
)
