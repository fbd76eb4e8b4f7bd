import { answer } from '../../call/answer.ts'
import { sellerIssuer } from '../../coupon/coupon-issuer.ts'
import { listIssuedCoupons } from '../../coupon/list-issued-coupons.ts'
import { removeCoupon, restrictCoupon } from '../../coupon/restrict-coupon.ts'
import { changeCouponTerms, createCouponTerms } from '../../coupon/save-coupon-terms.ts'
import { showIssuedCoupon } from '../../coupon/show-issued-coupon.ts'
import { searchOwnGoods } from '../../display/search-targets.ts'
import {
  changeAnnouncement,
  createAnnouncement,
  listOwnAnnouncements,
  removeAnnouncement,
} from '../../store/edit-announcements.ts'
import {
  changeNotice,
  createNotice,
  listOwnNotices,
  removeNotice,
} from '../../store/edit-notices.ts'
import { listOwnGroups, saveOwnGroups } from '../../store/edit-store-groups.ts'
import { staffCalls } from '../staff-calls.ts'

/** The calls of stores for their coupons and for the pages that they write. */
export const presenting = {
  sellerCoupon: {
    list: staffCalls.sellerCoupon.list.handler(answer(listIssuedCoupons(sellerIssuer))),
    detail: staffCalls.sellerCoupon.detail.handler(answer(showIssuedCoupon(sellerIssuer))),
    create: staffCalls.sellerCoupon.create.handler(
      answer(createCouponTerms(sellerIssuer, 'sellerCoupon.create')),
    ),
    change: staffCalls.sellerCoupon.change.handler(
      answer(changeCouponTerms(sellerIssuer, 'sellerCoupon.change')),
    ),
    restrict: staffCalls.sellerCoupon.restrict.handler(
      answer(restrictCoupon(sellerIssuer, 'sellerCoupon.restrict')),
    ),
    remove: staffCalls.sellerCoupon.remove.handler(
      answer(removeCoupon(sellerIssuer, 'sellerCoupon.remove')),
    ),
  },
  sellerTarget: {
    search: staffCalls.sellerTarget.search.handler(answer(searchOwnGoods)),
  },
  sellerStorePage: {
    notices: staffCalls.sellerStorePage.notices.handler(answer(listOwnNotices)),
    createNotice: staffCalls.sellerStorePage.createNotice.handler(answer(createNotice)),
    changeNotice: staffCalls.sellerStorePage.changeNotice.handler(answer(changeNotice)),
    removeNotice: staffCalls.sellerStorePage.removeNotice.handler(answer(removeNotice)),
    announcements: staffCalls.sellerStorePage.announcements.handler(answer(listOwnAnnouncements)),
    createAnnouncement: staffCalls.sellerStorePage.createAnnouncement.handler(
      answer(createAnnouncement),
    ),
    changeAnnouncement: staffCalls.sellerStorePage.changeAnnouncement.handler(
      answer(changeAnnouncement),
    ),
    removeAnnouncement: staffCalls.sellerStorePage.removeAnnouncement.handler(
      answer(removeAnnouncement),
    ),
    groups: staffCalls.sellerStorePage.groups.handler(answer(listOwnGroups)),
    saveGroups: staffCalls.sellerStorePage.saveGroups.handler(answer(saveOwnGroups)),
  },
}
