import type { Query } from '@jangteo/core/navigation/query.rules'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { Tabs } from '../../../parts/layout/Tabs.tsx'

const WAYS = [
  { key: 'identity', label: '본인인증' },
  { key: 'email', label: '이메일' },
] as const

/** Way to prove whose account it is. */
type ProofWay = (typeof WAYS)[number]['key']

/** Way that the address names; the identity, which needs nothing but its person, unless the address says otherwise. */
export function useProofWay(): ProofWay {
  const [query] = useSearchParams()
  return WAYS.find(({ key }) => key === query.get('way'))?.key ?? 'identity'
}

type ProofWaysProps = {
  readonly way: ProofWay
  readonly urlOf: (query: Query) => string
}

/** The ways to prove whose account it is, one of them open. */
export function ProofWays({ way, urlOf }: ProofWaysProps) {
  const navigate = useNavigate()
  return (
    <Tabs
      label="인증 방법"
      tabs={WAYS}
      current={way}
      onSelect={(chosen) => void navigate(urlOf({ way: chosen }), { replace: true })}
    />
  )
}
