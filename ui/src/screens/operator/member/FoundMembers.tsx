import { MEMBER_DESK_MESSAGES } from '@jangteo/core/staff/memberDesk.messages'
import { type MemberSearchField, toSearched } from '@jangteo/core/member/memberSearch.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { MEMBERSHIP_TYPE_LABELS } from '@jangteo/core/session/membership.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { Skeleton } from '../../../parts/boundary/Skeleton.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { MemberBadges } from './MemberBadges.tsx'
import styles from './Member.module.css'

type Searched = { readonly field: MemberSearchField; readonly text: string }

/** The members whose field is exactly the text; a text that no field can be is not asked for. */
export function FoundMembers({ field, text }: Searched) {
  const searched = toSearched(field, text)
  if (!searched.ok)
    return <p className={styles.problem}>{MEMBER_DESK_MESSAGES[searched.reason]()}</p>
  return (
    <QueryBoundary skeleton={<Skeleton shape="control" />}>
      <Found field={field} text={text} />
    </QueryBoundary>
  )
}

function Found({ field, text }: Searched) {
  const { data } = useSuspenseQuery({
    ...staffCalls.operatorMember.search.queryOptions({ input: { fieldEnum: field, text } }),
    staleTime: 0,
  })
  if (data.memberList.length === 0) {
    return <EmptyState icon={UserSearch} title="일치하는 회원이 없어요" />
  }
  return (
    <ul className={styles.found} aria-label="찾은 회원">
      {data.memberList.map((member) => (
        <li key={member.buyerIdEncrypt}>
          <FoundMember member={member} />
        </li>
      ))}
    </ul>
  )
}

type Member = StaffAnswers['operatorMember']['search']['memberList'][number]

function FoundMember({ member }: { readonly member: Member }) {
  const persons = [member.maskedEmail, member.maskedMobile].filter((each) => each !== null)
  return (
    <AppLink to={operatorRoutes.member(member.buyerIdEncrypt)} className={styles.member}>
      <span className={styles.name}>
        {member.maskedName} ({member.maskedId})
        <MemberBadges member={member} />
      </span>
      <span className={styles.note}>
        {[MEMBERSHIP_TYPE_LABELS[member.memberShipType], ...persons].join(' · ')}
      </span>
    </AppLink>
  )
}
