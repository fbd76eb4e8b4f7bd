import type { ShowPeriod } from '@jangteo/core/display/event.rules'
import type { MainGroup, MainItem } from '@jangteo/core/display/composition.rules'
import type { MainGroupRow, MainItemRow } from '@jangteo/postgres/display/main-group.store'

/** A group of a revision by its id. */
export type NumberedGroup = MainGroup & { readonly mainGroupId: number }

function periodOf(row: {
  readonly starts_at: Date | null
  readonly ends_at: Date | null
}): ShowPeriod {
  return {
    startsAtMs: row.starts_at?.getTime() ?? null,
    endsAtMs: row.ends_at?.getTime() ?? null,
  }
}

function toItem(row: MainItemRow): MainItem {
  return {
    picture: row.picture,
    alt: row.alt,
    text: row.text,
    subText: row.sub_text,
    linkUrl: row.link_url,
    goodsId: row.goods_id,
    storeId: row.store_id,
    categoryId: row.category_id,
    videoUrl: row.video_url,
    durationS: row.duration_s,
    period: periodOf(row),
  }
}

/** The groups of a revision with their items. */
export function toGroups(
  rows: readonly MainGroupRow[],
  items: readonly MainItemRow[],
): readonly NumberedGroup[] {
  const itemsOf = Map.groupBy(items, (item) => item.main_group_id)
  return rows.map((row) => ({
    mainGroupId: row.id,
    blockType: row.block_type,
    title: row.title,
    subtitle: row.subtitle,
    linkUrl: row.link_url,
    period: periodOf(row),
    audience: {
      platforms: row.audience_platforms,
      memberships: row.audience_memberships,
      genders: row.audience_genders,
      ages: row.audience_ages,
    },
    goodsMax: row.goods_max,
    isAd: row.is_ad,
    items: (itemsOf.get(row.id) ?? []).map(toItem),
  }))
}
