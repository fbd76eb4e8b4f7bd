import type { goodsContent, goodsTexts } from '@jangteo/contract/goods/sellerGoods.schemas'
import { isCustomMade } from '@jangteo/core/goods/goods.rules'
import { GOODS_CONTENT_VIOLATION_TEXTS } from '@jangteo/core/goods/goodsContent.codes'
import type {
  GoodsContent,
  GoodsOptionContent,
  GoodsTexts,
  PlacedGoodsViolation,
} from '@jangteo/core/goods/goodsContent.rules'
import { noticeRowsSchema } from '@jangteo/core/goods/goodsNotice.schemas'
import { sellerSaleEnd } from '@jangteo/core/goods/saleStatus.rules'
import { pictureNames } from '@jangteo/core/goods/picture.rules'
import { tidyText } from '@jangteo/core/member/member.rules'
import { readStored } from '@jangteo/postgres/database/readStored'
import type { Goods, GoodsOptions } from '@jangteo/postgres/database/schema.gen'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { toYn } from '../../wire/yn.ts'

type ContentInput = z.output<typeof goodsContent>
type OptionInput = ContentInput['optionList'][number]

function tidyOrNull(text: string | null): string | null {
  const tidy = tidyText(text ?? '')
  return tidy === '' ? null : tidy
}

function toOption(option: OptionInput): GoodsOptionContent {
  return {
    optionId: option.optionId,
    values: option.optionValues.map(tidyText),
    extraPrice: option.extraPrice,
    stock: option.stock,
    saleStatus: option.saleStatusEnum,
  }
}

function toMs(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment)
}

function toTexts(input: ContentInput): GoodsTexts {
  return {
    name: tidyText(input.goodsName),
    categoryId: input.categoryId,
    brandId: input.brandId,
    modelName: tidyOrNull(input.modelName),
    tags: input.tagList.map(tidyText).filter((tag) => tag !== ''),
    summary: tidyText(input.summary),
    description: tidyText(input.description),
    pictures: input.pictureList,
    noticeKind: input.noticeTypeEnum,
    noticeRows: input.noticeRows.map(({ label, value }) => ({ label, value: tidyText(value) })),
    isAdultOnly: input.adultYn === 'Y',
  }
}

/** A product of the wire as the rules know it, its texts tidied. */
export function toGoodsContent(input: ContentInput): GoodsContent {
  return {
    ...toTexts(input),
    sellerCode: tidyOrNull(input.sellerCode),
    isCustomMade: input.customMadeYn === 'Y',
    listPrice: input.listPrice,
    salePrice: input.salePrice,
    shippingPolicyId: input.shippingPolicyId,
    shipWithinDays: input.shipWithinDays,
    saleStartsAtMs: toMs(input.saleStartsAt),
    saleEndsAtMs: toMs(input.saleEndsAt),
    limits: input.limits,
    optionNames: input.optionNames.map(tidyText),
    options: input.optionList.map(toOption),
    addOns: input.addItemList.map(toOption),
  }
}

function ofRow(row: Selectable<GoodsOptions>): GoodsOptionContent {
  return {
    optionId: row.id,
    values: row.option_values,
    extraPrice: row.extra_price,
    stock: row.stock,
    saleStatus: row.sale_status,
  }
}

/** The end of a product's sale as its seller changes it. */
export function saleEndOfRow(
  row: Pick<Selectable<Goods>, 'own_sale_ends_at' | 'sale_ends_at'>,
  nowMs: number,
): number | null {
  const saleEndsAtMs = row.sale_ends_at?.getTime() ?? null
  return sellerSaleEnd(
    { saleEndsAtMs, ownEndsAtMs: row.own_sale_ends_at?.getTime() ?? null },
    nowMs,
  )
}

/** The content of a product's row and of the rows of its options, at a moment. */
export function contentOfRows(
  row: Selectable<Goods>,
  options: readonly Selectable<GoodsOptions>[],
  nowMs: number,
): GoodsContent {
  const place = { table: 'goods', column: 'notice_rows', id: row.id }
  return {
    name: row.name,
    categoryId: row.category_id,
    brandId: row.brand_id,
    modelName: row.model_name,
    tags: row.tags,
    summary: row.summary,
    description: row.description,
    pictures:
      row.picture === ''
        ? []
        : pictureNames({
            picture: row.picture,
            pictureCount: row.picture_count,
            pictures: row.pictures,
          }),
    noticeKind: row.notice_kind,
    noticeRows: readStored(noticeRowsSchema, row.notice_rows, place),
    isAdultOnly: row.is_adult_only,
    sellerCode: row.seller_code,
    isCustomMade: isCustomMade(row.kind),
    listPrice: row.list_price,
    salePrice: row.sale_price,
    shippingPolicyId: row.shipping_policy_id,
    shipWithinDays: row.ship_within_days,
    saleStartsAtMs: row.sale_starts_at?.getTime() ?? null,
    saleEndsAtMs: saleEndOfRow(row, nowMs),
    limits: {
      quantityMin: row.quantity_min,
      orderQuantityMax: row.order_quantity_max,
      accountQuantityMax: row.account_quantity_max,
      guestQuantityMax: row.guest_quantity_max,
    },
    optionNames: row.option_names,
    options: options.filter(({ kind }) => kind === 'OPTION').map(ofRow),
    addOns: options.filter(({ kind }) => kind === 'ADDON').map(ofRow),
  }
}

/** The texts of a product as the wire knows them. */
export function toTextsAnswer(texts: GoodsTexts): z.output<typeof goodsTexts> {
  return {
    goodsName: texts.name,
    categoryId: texts.categoryId,
    brandId: texts.brandId,
    modelName: texts.modelName,
    tagList: [...texts.tags],
    summary: texts.summary,
    description: texts.description,
    pictureList: [...texts.pictures],
    noticeTypeEnum: texts.noticeKind,
    noticeRows: texts.noticeRows.map((row) => ({ ...row })),
    adultYn: toYn(texts.isAdultOnly),
  }
}

function toOptionAnswer(option: GoodsOptionContent): OptionInput {
  return {
    optionId: option.optionId,
    optionValues: [...option.values],
    extraPrice: option.extraPrice,
    stock: option.stock,
    saleStatusEnum: option.saleStatus,
  }
}

function toMoment(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString()
}

/** A product as the wire knows it. */
export function toContentAnswer(content: GoodsContent): z.output<typeof goodsContent> {
  return {
    ...toTextsAnswer(content),
    sellerCode: content.sellerCode,
    customMadeYn: toYn(content.isCustomMade),
    listPrice: content.listPrice,
    salePrice: content.salePrice,
    shippingPolicyId: content.shippingPolicyId,
    shipWithinDays: content.shipWithinDays,
    saleStartsAt: toMoment(content.saleStartsAtMs),
    saleEndsAt: toMoment(content.saleEndsAtMs),
    limits: { ...content.limits },
    optionNames: [...content.optionNames],
    optionList: content.options.map(toOptionAnswer),
    addItemList: content.addOns.map(toOptionAnswer),
  }
}

/** Violations with the texts that a form shows. */
export function toViolationAnswers(violations: readonly PlacedGoodsViolation[]) {
  return violations.map(({ field, code }) => ({
    fieldEnum: field,
    code,
    message: GOODS_CONTENT_VIOLATION_TEXTS[code],
  }))
}
