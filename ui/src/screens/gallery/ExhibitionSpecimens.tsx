import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { ExhibitionCard } from '../display/exhibition/ExhibitionCard.tsx'
import { Specimen } from './Specimen.tsx'

const SIZES = '(min-width: 674px) 366px, 90vw'
const DAY_MS = 24 * 60 * 60_000
const YEAR_MS = 366 * DAY_MS

/** The first exhibition of home as a poster and as a card: running, ending soon, to come and over. */
export function ExhibitionSpecimens() {
  const calls = useCalls()
  const { data } = useQuery(calls.display.mainList.queryOptions())
  const exhibition = data?.exhibitions[0]
  if (exhibition === undefined) return null
  const startsAtMs = Date.parse(exhibition.startsAt)
  const endsAtMs = exhibition.endsAt === null ? startsAtMs + YEAR_MS : Date.parse(exhibition.endsAt)
  const moments = [startsAtMs, endsAtMs - DAY_MS, startsAtMs - DAY_MS, endsAtMs]
  return (
    <Specimen name="ExhibitionCard" layout="stack">
      <ExhibitionCard
        exhibition={exhibition}
        nowMs={startsAtMs}
        look="poster"
        sizes={SIZES}
        headingLevel={3}
      />
      {moments.map((nowMs) => (
        <ExhibitionCard
          key={nowMs}
          exhibition={exhibition}
          nowMs={nowMs}
          sizes={SIZES}
          headingLevel={3}
        />
      ))}
    </Specimen>
  )
}
