import {
  MEMBER_SEARCH_FIELDS,
  MEMBER_SEARCH_FIELD_LABELS,
} from '@jangteo/core/member/memberSearch.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { FoundMembers } from './FoundMembers.tsx'
import styles from './Member.module.css'

const CHOICES = MEMBER_SEARCH_FIELDS.map((value) => ({
  value,
  label: MEMBER_SEARCH_FIELD_LABELS[value],
}))

/** Finds members by the whole of one field; the search is the address of the page. */
export function OperatorMembersScreen() {
  const [query] = useSearchParams()
  const field = MEMBER_SEARCH_FIELDS.find((one) => one === query.get('field')) ?? 'LOGIN_ID'
  const text = query.get('text') ?? ''
  return (
    <StaffPage title="회원" place="장터 운영">
      <SearchForm key={`${field} ${text}`} field={field} text={text} />
      {text === '' ? (
        <p className={styles.note}>
          아이디, 이메일, 휴대폰 번호를 처음부터 끝까지 입력해야 찾을 수 있어요.
        </p>
      ) : (
        <FoundMembers field={field} text={text} />
      )}
    </StaffPage>
  )
}

type Field = (typeof MEMBER_SEARCH_FIELDS)[number]

function SearchForm(searched: { readonly field: Field; readonly text: string }) {
  const navigate = useNavigate()
  const [field, setField] = useState(searched.field)
  const [text, setText] = useState(searched.text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void navigate(operatorRoutes.members({ field, text: text.trim() || null }))
  }
  return (
    <search aria-label="회원 찾기">
      <form className={styles.search} onSubmit={submit}>
        <Select label="찾는 기준" value={field} choices={CHOICES} onChange={setField} />
        <TextInput
          label="찾을 값"
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">찾기</Button>
      </form>
    </search>
  )
}
