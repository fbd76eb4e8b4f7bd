import { fromKstInput, toKstInput } from '@jangteo/core/calendar/kstInput.rules'
import type { GoodsSaleStatus } from '@jangteo/core/goods/goods.codes'
import {
  checkGoodsContent,
  type GoodsContent,
  type GoodsOptionContent,
  type PlacedGoodsViolation,
} from '@jangteo/core/goods/goodsContent.rules'
import type { GoodsContentField } from '@jangteo/core/goods/goodsContent.codes'
import { GOODS_CONTENT_VIOLATION_TEXTS } from '@jangteo/core/goods/goodsContent.codes'
import { type GoodsNoticeKind, noticeLabels } from '@jangteo/core/goods/noticeKind.codes'
import { SHIP_BUSINESS_DAYS } from '@jangteo/core/shipping/shipDays.rules'
import { newKey } from '../../../lib/newKey.ts'
import type { GoodsContentWire } from './sellerGoodsData.ts'

/** An option or an add-on while it is typed. */
export type OptionForm = {
  /** Names it in the form: a new one has no id. */
  readonly key: string
  readonly optionId: number | null
  readonly values: readonly string[]
  readonly extraPrice: string
  readonly stock: string
  readonly saleStatus: GoodsSaleStatus
}

/** A product while it is typed: figures and times are texts. */
export type GoodsForm = {
  readonly sellerCode: string
  readonly name: string
  readonly categoryId: string
  readonly brandId: string
  readonly modelName: string
  readonly tags: string
  readonly summary: string
  readonly description: string
  readonly pictures: readonly string[]
  readonly noticeKind: GoodsNoticeKind | ''
  readonly noticeValues: Readonly<Record<string, string>>
  readonly isAdultOnly: boolean
  readonly isCustomMade: boolean
  readonly listPrice: string
  readonly salePrice: string
  readonly shippingPolicyId: string
  readonly shipWithinDays: string
  readonly saleStartsAt: string
  readonly saleEndsAt: string
  readonly quantityMin: string
  readonly orderQuantityMax: string
  readonly accountQuantityMax: string
  readonly guestQuantityMax: string
  readonly optionNames: readonly string[]
  readonly options: readonly OptionForm[]
  readonly addOns: readonly OptionForm[]
}

export function blankOption(valueCount: number): OptionForm {
  return {
    key: newKey(),
    optionId: null,
    values: Array.from({ length: valueCount }, () => ''),
    extraPrice: '0',
    stock: '0',
    saleStatus: 'SALE',
  }
}

/** The form of a product that is not there yet. */
export function blankForm(): GoodsForm {
  return {
    sellerCode: '',
    name: '',
    categoryId: '',
    brandId: '',
    modelName: '',
    tags: '',
    summary: '',
    description: '',
    pictures: [],
    noticeKind: '',
    noticeValues: {},
    isAdultOnly: false,
    isCustomMade: false,
    listPrice: '',
    salePrice: '',
    shippingPolicyId: '',
    shipWithinDays: String(SHIP_BUSINESS_DAYS),
    saleStartsAt: '',
    saleEndsAt: '',
    quantityMin: '1',
    orderQuantityMax: '',
    accountQuantityMax: '',
    guestQuantityMax: '',
    optionNames: [],
    options: [blankOption(0)],
    addOns: [],
  }
}

function toText(figure: number | null): string {
  return figure === null ? '' : String(figure)
}

function toMinute(moment: string | null): string {
  return moment === null ? '' : toKstInput(Date.parse(moment))
}

function toOptionForm(option: GoodsContentWire['optionList'][number]): OptionForm {
  return {
    key: toText(option.optionId),
    optionId: option.optionId,
    values: option.optionValues,
    extraPrice: String(option.extraPrice),
    stock: String(option.stock),
    saleStatus: option.saleStatusEnum,
  }
}

type TextsWire = Pick<
  GoodsContentWire,
  | 'adultYn'
  | 'brandId'
  | 'categoryId'
  | 'description'
  | 'goodsName'
  | 'modelName'
  | 'noticeRows'
  | 'noticeTypeEnum'
  | 'pictureList'
  | 'summary'
  | 'tagList'
>

function textsForm(texts: TextsWire) {
  return {
    name: texts.goodsName,
    categoryId: toText(texts.categoryId),
    brandId: toText(texts.brandId),
    modelName: texts.modelName ?? '',
    tags: texts.tagList.join(', '),
    summary: texts.summary,
    description: texts.description,
    pictures: texts.pictureList,
    noticeKind: texts.noticeTypeEnum ?? '',
    noticeValues: Object.fromEntries(texts.noticeRows.map(({ label, value }) => [label, value])),
    isAdultOnly: texts.adultYn === 'Y',
  } as const
}

/** The form of a product that is there: with the texts that wait for a review, where some do. */
export function toForm(content: GoodsContentWire, waiting: TextsWire | null): GoodsForm {
  const { limits } = content
  return {
    ...textsForm(waiting ?? content),
    sellerCode: content.sellerCode ?? '',
    isCustomMade: content.customMadeYn === 'Y',
    listPrice: String(content.listPrice),
    salePrice: String(content.salePrice),
    shippingPolicyId: String(content.shippingPolicyId),
    shipWithinDays: String(content.shipWithinDays),
    saleStartsAt: toMinute(content.saleStartsAt),
    saleEndsAt: toMinute(content.saleEndsAt),
    quantityMin: String(limits.quantityMin),
    orderQuantityMax: toText(limits.orderQuantityMax),
    accountQuantityMax: toText(limits.accountQuantityMax),
    guestQuantityMax: toText(limits.guestQuantityMax),
    optionNames: content.optionNames,
    options: content.optionList.map(toOptionForm),
    addOns: content.addItemList.map(toOptionForm),
  }
}

/** A figure of a text; no number for what is none, which the rules refuse by its field. */
function toFigure(text: string): number {
  return text === '' ? Number.NaN : Number(text)
}

function toBound(text: string): number | null {
  return text === '' ? null : Number(text)
}

function toOption(option: OptionForm): GoodsOptionContent {
  return {
    optionId: option.optionId,
    values: option.values.map((value) => value.trim()),
    extraPrice: toFigure(option.extraPrice),
    stock: toFigure(option.stock),
    saleStatus: option.saleStatus,
  }
}

/** Rows of the notice that belong to its kind, in their order, and the others that were there before. */
function noticeRowsOf({ noticeKind, noticeValues }: GoodsForm) {
  const labels = noticeKind === '' ? [] : noticeLabels(noticeKind)
  const rows = labels.map((label) => ({ label, value: noticeValues[label] ?? '' }))
  const others = Object.entries(noticeValues).filter(([label]) => !labels.includes(label))
  return [...rows, ...others.map(([label, value]) => ({ label, value }))]
}

/** The product that a form says, as the rules judge it. */
export function toContent(form: GoodsForm): GoodsContent {
  return {
    name: form.name.trim(),
    categoryId: toBound(form.categoryId),
    brandId: toBound(form.brandId),
    modelName: form.modelName.trim() === '' ? null : form.modelName.trim(),
    tags: form.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    summary: form.summary.trim(),
    description: form.description.trim(),
    pictures: form.pictures,
    noticeKind: form.noticeKind === '' ? null : form.noticeKind,
    noticeRows: noticeRowsOf(form),
    isAdultOnly: form.isAdultOnly,
    sellerCode: form.sellerCode.trim() === '' ? null : form.sellerCode.trim(),
    isCustomMade: form.isCustomMade,
    listPrice: toFigure(form.listPrice),
    salePrice: toFigure(form.salePrice),
    shippingPolicyId: toFigure(form.shippingPolicyId),
    shipWithinDays: toFigure(form.shipWithinDays),
    saleStartsAtMs: fromKstInput(form.saleStartsAt),
    saleEndsAtMs: fromKstInput(form.saleEndsAt),
    limits: {
      quantityMin: toFigure(form.quantityMin),
      orderQuantityMax: toBound(form.orderQuantityMax),
      accountQuantityMax: toBound(form.accountQuantityMax),
      guestQuantityMax: toBound(form.guestQuantityMax),
    },
    optionNames: form.optionNames.map((name) => name.trim()),
    options: form.options.map(toOption),
    addOns: form.addOns.map(toOption),
  }
}

function toMoment(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString()
}

function toOptionWire(option: GoodsOptionContent): GoodsContentWire['optionList'][number] {
  return {
    optionId: option.optionId,
    optionValues: [...option.values],
    extraPrice: option.extraPrice,
    stock: option.stock,
    saleStatusEnum: option.saleStatus,
  }
}

/** A product as it is sent. */
export function toWire(content: GoodsContent): GoodsContentWire {
  return {
    goodsName: content.name,
    categoryId: content.categoryId,
    brandId: content.brandId,
    modelName: content.modelName,
    tagList: [...content.tags],
    summary: content.summary,
    description: content.description,
    pictureList: [...content.pictures],
    noticeTypeEnum: content.noticeKind,
    noticeRows: content.noticeRows.map((row) => ({ ...row })),
    adultYn: content.isAdultOnly ? 'Y' : 'N',
    sellerCode: content.sellerCode,
    customMadeYn: content.isCustomMade ? 'Y' : 'N',
    listPrice: content.listPrice,
    salePrice: content.salePrice,
    shippingPolicyId: content.shippingPolicyId,
    shipWithinDays: content.shipWithinDays,
    saleStartsAt: toMoment(content.saleStartsAtMs),
    saleEndsAt: toMoment(content.saleEndsAtMs),
    limits: { ...content.limits },
    optionNames: [...content.optionNames],
    optionList: content.options.map(toOptionWire),
    addItemList: content.addOns.map(toOptionWire),
  }
}

/** Texts of what is wrong, by the part of the form; one that is right is absent. */
export type FormProblems = Readonly<Partial<Record<GoodsContentField, string>>>

/** Returns the first text of each part of the form. */
export function problemsOf(violations: readonly PlacedGoodsViolation[]): FormProblems {
  const problems: Partial<Record<GoodsContentField, string>> = {}
  for (const { field, code } of violations) problems[field] ??= GOODS_CONTENT_VIOLATION_TEXTS[code]
  return problems
}

/** Names what is wrong with a form: the rules of the server, and a shipping policy that was not chosen. */
export function formProblems(form: GoodsForm): FormProblems {
  const problems = problemsOf(checkGoodsContent(toContent(form)))
  return form.shippingPolicyId === ''
    ? { ...problems, shipping: '배송 정책을 선택해 주세요.' }
    : problems
}
