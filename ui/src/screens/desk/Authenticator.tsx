import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import styles from './Desk.module.css'
import { authenticatorCode } from './authenticatorCode.ts'

const KEY = 'jangteo.authenticator'
const SECRET_LENGTH_MIN = 16
const SECOND_MS = 1000

function readSecret(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function writeSecret(secret: string): void {
  try {
    localStorage.setItem(KEY, secret)
  } catch {
    // Without storage the key lasts as long as the page.
  }
}

const noProblems = () => ({})

/** For developers: stands for the app of an operator's phone; the key lasts in this browser. */
export function Authenticator() {
  const [stored] = useState(readSecret)
  const fields = useFields({ secret: stored }, noProblems)
  const { secret } = fields.values
  useEffect(() => writeSecret(secret), [secret])
  const isLong = secret.replaceAll(' ', '').length >= SECRET_LENGTH_MIN
  const { data: code } = useQuery({
    queryKey: ['authenticator', secret],
    queryFn: () => authenticatorCode(secret, Date.now()),
    enabled: isLong,
    refetchInterval: SECOND_MS,
  })
  return (
    <section className={styles.item} aria-labelledby="authenticator">
      <h2 id="authenticator" className={styles.mailSubject}>
        인증 앱 대신
      </h2>
      <FormInput
        state={fields.stateOf('secret')}
        label="운영자 첫 로그인에 나온 키"
        autoComplete="off"
        autoCapitalize="none"
      />
      {isLong ? <output className={styles.mailSubject}>{code ?? '--'}</output> : null}
    </section>
  )
}
