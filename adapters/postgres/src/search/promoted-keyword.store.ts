import type { PromotionPlace } from '@jangteo/core/search/search.codes'
import { sql } from 'kysely'
import { query } from '../database/db.ts'

/** Lists what the operator shows in a place at `at`, in the operator's order. */
export const listPromotedKeywords = (place: PromotionPlace, at: Date) =>
  query((db) =>
    db
      .selectFrom('promoted_keywords')
      .select(['keyword', 'sub_text', 'link_url', 'is_ad'])
      .where('place', '=', place)
      .where(
        sql<boolean>`(starts_at IS NULL OR starts_at <= ${at}) AND (ends_at IS NULL OR ends_at > ${at})`,
      )
      .orderBy('position')
      .orderBy('id')
      .execute(),
  )
