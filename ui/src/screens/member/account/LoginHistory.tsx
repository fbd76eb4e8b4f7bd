import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { LOGIN_RECORD_DAYS } from '@jangteo/core/calendar/retention.rules'
import { deviceLabel } from '@jangteo/core/session/device.rules'
import { LOGIN_RESULT_LABELS, LOGIN_WAY_LABELS } from '@jangteo/core/session/loginRecord.codes'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { moreOf, PAGED } from '../../../lib/infiniteList.ts'
import { MoreButton } from '../../../parts/action/MoreButton.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import styles from './Account.module.css'

type LoginRecord = Answers['account']['loginHistory']['content'][number]

function keyOf({ at, resultEnum, wayEnum, device }: LoginRecord): string {
  return [at, resultEnum, wayEnum, device].join(' ')
}

/** The member's logins of 90 days, refused ones included, the newest first. */
export function LoginHistory() {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery({
    ...calls.account.loginHistory.infiniteOptions({
      input: (page: number) => ({ page }),
      ...PAGED,
    }),
    staleTime: 0,
  })
  const records = list.data.pages.flatMap(({ content }) => content)
  const more = moreOf(list)
  return (
    <section className={styles.section} aria-labelledby="login-history">
      <h2 id="login-history" className={styles.title}>
        로그인 기록
      </h2>
      <p className={styles.note}>
        {records.length === 0
          ? `최근 ${LOGIN_RECORD_DAYS}일 동안 로그인한 기록이 없어요.`
          : `최근 ${LOGIN_RECORD_DAYS}일의 기록이에요. 내가 하지 않은 로그인이 있으면 비밀번호를 바꾸고 다른 기기를 로그아웃해 주세요.`}
      </p>
      <ol>
        {records.map((record) => (
          <LoginEntry key={keyOf(record)} record={record} />
        ))}
      </ol>
      {more === null ? null : <MoreButton {...more} />}
    </section>
  )
}

function LoginEntry({ record }: { readonly record: LoginRecord }) {
  const { at, resultEnum, wayEnum, device, address } = record
  const facts = [formatDateTime(Date.parse(at)), LOGIN_WAY_LABELS[wayEnum], address]
  return (
    <li className={styles.entry}>
      <div className={styles.facts}>
        <span className={styles.device}>{deviceLabel(device)}</span>
        <span className={styles.note}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
      </div>
      {resultEnum === 'SUCCESS' ? (
        <Badge>{LOGIN_RESULT_LABELS[resultEnum]}</Badge>
      ) : (
        <span className={styles.failed}>{LOGIN_RESULT_LABELS[resultEnum]}</span>
      )}
    </li>
  )
}
