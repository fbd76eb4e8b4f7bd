import type { BenefitRow } from '@jangteo/postgres/display/benefit.store'

/** Period of a benefit's row. */
export function benefitPeriodOf({ starts_at: start, ends_at: end }: BenefitRow) {
  return { startsAtMs: start.getTime(), endsAtMs: end?.getTime() ?? null }
}

/** Maps a benefit for lists. */
export function toBenefitCard(row: BenefitRow) {
  return {
    benefitId: row.id,
    title: row.title,
    subtitle: row.subtitle,
    picture: row.picture,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
  }
}
