import { answer, answerStreamed } from '../../call/answer.ts'
import { operatorIssuer } from '../../coupon/coupon-issuer.ts'
import { listIssuedCoupons } from '../../coupon/list-issued-coupons.ts'
import { requestSerials } from '../../coupon/request-serials.ts'
import { removeCoupon, restrictCoupon } from '../../coupon/restrict-coupon.ts'
import { changeCouponTerms, createCouponTerms } from '../../coupon/save-coupon-terms.ts'
import { cancelSerials, downloadSerials, listSerialBatches } from '../../coupon/serial-batches.ts'
import { showIssuedCoupon } from '../../coupon/show-issued-coupon.ts'
import {
  changeExhibition,
  createExhibition,
  listAnyExhibitions,
  showExhibitionToWrite,
} from '../../display/edit-exhibition.ts'
import {
  changeBenefit,
  createBenefit,
  reorderBenefits,
} from '../../display/benefit/edit-benefit.ts'
import { listAnyBenefits, showBenefitToWrite } from '../../display/benefit/list-any-benefits.ts'
import { addEventCategory, changeEvent, createEvent } from '../../display/event/edit-event.ts'
import { listAnyEvents, showEventToWrite } from '../../display/event/list-any-events.ts'
import { searchTargets } from '../../display/search-targets.ts'
import { saveGnb, showGnb } from '../../display/edit-gnb.ts'
import { listMainRevisions } from '../../display/list-main-revisions.ts'
import { previewMain } from '../../display/preview-main.ts'
import { publishMain, restoreMain } from '../../display/publish-main.ts'
import { saveMainDraft } from '../../display/save-main-draft.ts'
import { showMainRevision } from '../../display/show-main-revision.ts'
import { uploadFiles } from '../../upload/upload-files.ts'
import { saveKeywords, showKeywords } from '../../search/edit-keywords.ts'
import { staffCalls } from '../staff-calls.ts'

/** The calls of operators who write what the shop shows and the coupons that it gives. */
export const composing = {
  operatorCoupon: {
    list: staffCalls.operatorCoupon.list.handler(answer(listIssuedCoupons(operatorIssuer))),
    detail: staffCalls.operatorCoupon.detail.handler(answer(showIssuedCoupon(operatorIssuer))),
    create: staffCalls.operatorCoupon.create.handler(
      answer(createCouponTerms(operatorIssuer, 'operatorCoupon.create')),
    ),
    change: staffCalls.operatorCoupon.change.handler(
      answer(changeCouponTerms(operatorIssuer, 'operatorCoupon.change')),
    ),
    restrict: staffCalls.operatorCoupon.restrict.handler(
      answer(restrictCoupon(operatorIssuer, 'operatorCoupon.restrict')),
    ),
    remove: staffCalls.operatorCoupon.remove.handler(
      answer(removeCoupon(operatorIssuer, 'operatorCoupon.remove')),
    ),
    serials: staffCalls.operatorCoupon.serials.handler(answer(listSerialBatches)),
    drawSerials: staffCalls.operatorCoupon.drawSerials.handler(answer(requestSerials)),
    serialList: staffCalls.operatorCoupon.serialList.handler(answer(downloadSerials)),
    cancelSerials: staffCalls.operatorCoupon.cancelSerials.handler(answer(cancelSerials)),
  },
  operatorEvent: {
    list: staffCalls.operatorEvent.list.handler(answer(listAnyEvents)),
    detail: staffCalls.operatorEvent.detail.handler(answer(showEventToWrite)),
    create: staffCalls.operatorEvent.create.handler(answer(createEvent)),
    change: staffCalls.operatorEvent.change.handler(answer(changeEvent)),
    addCategory: staffCalls.operatorEvent.addCategory.handler(answer(addEventCategory)),
  },
  operatorUpload: {
    pictures: staffCalls.operatorUpload.pictures.handler(answerStreamed(uploadFiles)),
    evidence: staffCalls.operatorUpload.evidence.handler(answerStreamed(uploadFiles)),
  },
  operatorBenefit: {
    list: staffCalls.operatorBenefit.list.handler(answer(listAnyBenefits)),
    detail: staffCalls.operatorBenefit.detail.handler(answer(showBenefitToWrite)),
    create: staffCalls.operatorBenefit.create.handler(answer(createBenefit)),
    change: staffCalls.operatorBenefit.change.handler(answer(changeBenefit)),
    reorder: staffCalls.operatorBenefit.reorder.handler(answer(reorderBenefits)),
  },
  operatorExhibition: {
    list: staffCalls.operatorExhibition.list.handler(answer(listAnyExhibitions)),
    detail: staffCalls.operatorExhibition.detail.handler(answer(showExhibitionToWrite)),
    create: staffCalls.operatorExhibition.create.handler(answer(createExhibition)),
    change: staffCalls.operatorExhibition.change.handler(answer(changeExhibition)),
  },
  operatorKeyword: {
    show: staffCalls.operatorKeyword.show.handler(answer(showKeywords)),
    save: staffCalls.operatorKeyword.save.handler(answer(saveKeywords)),
  },
  operatorTarget: {
    search: staffCalls.operatorTarget.search.handler(answer(searchTargets)),
  },
  operatorMain: {
    revisions: staffCalls.operatorMain.revisions.handler(answer(listMainRevisions)),
    revision: staffCalls.operatorMain.revision.handler(answer(showMainRevision)),
    save: staffCalls.operatorMain.save.handler(answer(saveMainDraft)),
    preview: staffCalls.operatorMain.preview.handler(answer(previewMain)),
    publish: staffCalls.operatorMain.publish.handler(answer(publishMain)),
    restore: staffCalls.operatorMain.restore.handler(answer(restoreMain)),
    gnb: staffCalls.operatorMain.gnb.handler(answer(showGnb)),
    saveGnb: staffCalls.operatorMain.saveGnb.handler(answer(saveGnb)),
  },
}
