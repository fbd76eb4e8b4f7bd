// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "payment",
  label: "결제",
  start: "PAYMENT_WAIT",
  guards: ["isAmountEqual","isFree","isOverdue","isRefundWhole","isRefundable","isUnprepared"],
  delays: {},
  keeps: [],
  refusals: {"PAYMENT_NOT_WAITING":"결제 상태가 바뀌어 처리할 수 없어요. 주문내역에서 확인해 주세요.","PAYMENT_NOT_FREE":"결제할 금액이 남아 있어요. 결제수단을 선택해 주세요.","PAYMENT_NOT_DUE":"아직 결제 기한이 지나지 않았어요.","PAYMENT_AMOUNT_DIFFERS":"결제 금액이 주문 금액과 달라 결제하지 않았어요. 다시 시도해 주세요.","PAYMENT_UNCONFIRMED":"결제 결과를 확인하고 있어요. 잠시 후 주문내역에서 확인해 주세요.","PAYMENT_REFUND_TOO_LARGE":"환불할 수 있는 금액보다 커요.","PAYMENT_EXPIRED":"결제 시간이 지나 주문이 취소됐어요. 다시 주문해 주세요.","PAYMENT_REPLACED":"새로 주문해 이 주문은 취소됐어요. 새 주문에서 결제해 주세요."},
  states: [
    {"state":"PAYMENT_WAIT","label":"결제대기","tags":["payable"],"entry":[],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"buyer.request","index":0,"target":"REQUESTED","actor":"buyer","action":"결제 요청","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.payNothing","index":0,"target":"DEPOSIT_COMPLETE","actor":"buyer","action":"0원 결제","afterMs":null,"guard":"isFree","effects":[],"otherwise":"PAYMENT_NOT_FREE"},{"event":"buyer.reorder","index":0,"target":"REPLACED","actor":"buyer","action":"다시 주문","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"gateway.paidLate","index":0,"target":"PAYMENT_WAIT","actor":"gateway","action":"늦은 입금·승인","afterMs":null,"guard":null,"effects":["returnMoney"],"otherwise":null},{"event":"system.paymentDue","index":0,"target":"EXPIRED","actor":"system","action":"결제 시간 만료","afterMs":null,"guard":"isOverdue","effects":[],"otherwise":"PAYMENT_NOT_DUE"},{"event":"additionalPayment.closed","index":0,"target":"EXPIRED","actor":"system","action":"추가결제 종료","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"REQUESTED","label":"결제창 열림","tags":["payable"],"entry":[],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"buyer.request","index":0,"target":"REQUESTED","actor":"buyer","action":"결제 재요청","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.return","index":0,"target":"APPROVING","actor":"buyer","action":"승인 요청","afterMs":null,"guard":"isAmountEqual","effects":["confirmAtGateway"],"otherwise":"PAYMENT_AMOUNT_DIFFERS"},{"event":"buyer.reorder","index":0,"target":"REPLACED","actor":"buyer","action":"다시 주문","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"gateway.declined","index":0,"target":"PAYMENT_WAIT","actor":"gateway","action":"중단","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"gateway.paidLate","index":0,"target":"REQUESTED","actor":"gateway","action":"늦은 입금·승인","afterMs":null,"guard":null,"effects":["returnMoney"],"otherwise":null},{"event":"system.paymentDue","index":0,"target":"EXPIRED","actor":"system","action":"결제 시간 만료","afterMs":null,"guard":"isOverdue","effects":[],"otherwise":"PAYMENT_NOT_DUE"},{"event":"additionalPayment.closed","index":0,"target":"EXPIRED","actor":"system","action":"추가결제 종료","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"APPROVING","label":"승인 중","tags":["busy"],"entry":[],"asks":[],"otherwise":"PAYMENT_UNCONFIRMED","steps":[{"event":"gateway.approved","index":0,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"승인","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"gateway.accountIssued","index":0,"target":"DEPOSIT_READY","actor":"gateway","action":"계좌 발급","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"gateway.declined","index":0,"target":"PAYMENT_WAIT","actor":"gateway","action":"거절","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"gateway.unanswered","index":0,"target":"APPROVING","actor":"gateway","action":"응답 없음","afterMs":null,"guard":null,"effects":["askOutcomeLater"],"otherwise":null},{"event":"gateway.paidLate","index":0,"target":"APPROVING","actor":"gateway","action":"늦은 입금·승인","afterMs":null,"guard":null,"effects":["returnMoney"],"otherwise":null},{"event":"system.approvalRecorded","index":0,"target":"DEPOSIT_COMPLETE_MANUAL","actor":"system","action":"수동 승인","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.approvalEnded","index":0,"target":"PAYMENT_WAIT","actor":"system","action":"승인 없음 확인","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"DEPOSIT_READY","label":"입금대기","tags":["awaitingDeposit"],"entry":["scheduleDepositDue","notifyItemsAwaitingDeposit"],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.deposited","index":0,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"입금","afterMs":null,"guard":"isAmountEqual","effects":[],"otherwise":"PAYMENT_AMOUNT_DIFFERS"},{"event":"gateway.paidLate","index":0,"target":"DEPOSIT_READY","actor":"gateway","action":"늦은 입금·승인","afterMs":null,"guard":null,"effects":["returnMoney"],"otherwise":null},{"event":"system.depositRecorded","index":0,"target":"DEPOSIT_COMPLETE_MANUAL","actor":"system","action":"수동 입금","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.cancelDeposit","index":0,"target":"DEPOSIT_CANCEL","actor":"buyer","action":"입금 전 취소","afterMs":null,"guard":null,"effects":["notifyItemsCancelled"],"otherwise":null},{"event":"system.paymentDue","index":0,"target":"DEPOSIT_CANCEL","actor":"system","action":"입금 기한 만료","afterMs":null,"guard":"isOverdue","effects":["notifyItemsExpired"],"otherwise":"PAYMENT_NOT_DUE"},{"event":"additionalPayment.closed","index":0,"target":"DEPOSIT_CANCEL","actor":"system","action":"추가결제 종료","afterMs":null,"guard":null,"effects":["notifyItemsExpired"],"otherwise":null}]},
    {"state":"DEPOSIT_COMPLETE","label":"결제완료","tags":["paid"],"entry":["notifyItemsPaid"],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.paidLate","index":0,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"늦은 입금·승인","afterMs":null,"guard":null,"effects":["returnMoney"],"otherwise":null},{"event":"gateway.depositReversed","index":0,"target":"DEPOSIT_READY","actor":"gateway","action":"입금 취소","afterMs":null,"guard":"isUnprepared","effects":[],"otherwise":null},{"event":"gateway.depositReversed","index":1,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"준비 후 취소","afterMs":null,"guard":null,"effects":["alertOperator"],"otherwise":null},{"event":"system.refund","index":0,"target":"DEPOSIT_COMPLETE","actor":"system","action":"환불 요청","afterMs":null,"guard":"isRefundable","effects":["refundAtGateway"],"otherwise":"PAYMENT_REFUND_TOO_LARGE"},{"event":"gateway.refunded","index":0,"target":"REFUND_COMPLETE","actor":"gateway","action":"환불","afterMs":null,"guard":"isRefundWhole","effects":[],"otherwise":null},{"event":"gateway.refunded","index":1,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"부분 환불","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.refundRecorded","index":0,"target":"REFUND_COMPLETE_MANUAL","actor":"system","action":"수동 환불","afterMs":null,"guard":"isRefundWhole","effects":[],"otherwise":null},{"event":"system.refundRecorded","index":1,"target":"DEPOSIT_COMPLETE","actor":"system","action":"수동 부분 환불","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"order.closedFree","index":0,"target":"REFUND_COMPLETE","actor":"system","action":"0원 주문 종료","afterMs":null,"guard":"isFree","effects":[],"otherwise":"PAYMENT_NOT_FREE"}]},
    {"state":"DEPOSIT_COMPLETE_MANUAL","label":"결제완료(수동)","tags":["paid"],"entry":["notifyItemsPaid"],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.paidLate","index":0,"target":"DEPOSIT_COMPLETE_MANUAL","actor":"gateway","action":"늦은 입금·승인","afterMs":null,"guard":null,"effects":["returnMoney"],"otherwise":null},{"event":"system.refund","index":0,"target":"DEPOSIT_COMPLETE_MANUAL","actor":"system","action":"환불 요청","afterMs":null,"guard":"isRefundable","effects":["refundByHand"],"otherwise":"PAYMENT_REFUND_TOO_LARGE"},{"event":"system.refundRecorded","index":0,"target":"REFUND_COMPLETE_MANUAL","actor":"system","action":"수동 환불","afterMs":null,"guard":"isRefundWhole","effects":[],"otherwise":null},{"event":"system.refundRecorded","index":1,"target":"DEPOSIT_COMPLETE_MANUAL","actor":"system","action":"수동 부분 환불","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"DEPOSIT_CANCEL","label":"입금취소","tags":["terminal"],"entry":["closeAccount","returnCoupons"],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.paidLate","index":0,"target":"DEPOSIT_CANCEL","actor":"gateway","action":"늦은 입금·승인","afterMs":null,"guard":null,"effects":["returnMoney"],"otherwise":null}]},
    {"state":"EXPIRED","label":"결제만료","tags":["terminal"],"entry":["notifyItemsExpired","returnCoupons"],"asks":[],"otherwise":"PAYMENT_EXPIRED","steps":[{"event":"gateway.paidLate","index":0,"target":"EXPIRED","actor":"gateway","action":"늦은 입금·승인","afterMs":null,"guard":null,"effects":["returnMoney"],"otherwise":null}]},
    {"state":"REPLACED","label":"새 주문으로 바뀜","tags":["terminal"],"entry":["notifyItemsExpired","returnCoupons"],"asks":[],"otherwise":"PAYMENT_REPLACED","steps":[{"event":"gateway.paidLate","index":0,"target":"REPLACED","actor":"gateway","action":"늦은 입금·승인","afterMs":null,"guard":null,"effects":["returnMoney"],"otherwise":null}]},
    {"state":"REFUND_COMPLETE","label":"환불완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.paidLate","index":0,"target":"REFUND_COMPLETE","actor":"gateway","action":"늦은 입금·승인","afterMs":null,"guard":null,"effects":["returnMoney"],"otherwise":null}]},
    {"state":"REFUND_COMPLETE_MANUAL","label":"환불완료(수동)","tags":["terminal"],"entry":[],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.paidLate","index":0,"target":"REFUND_COMPLETE_MANUAL","actor":"gateway","action":"늦은 입금·승인","afterMs":null,"guard":null,"effects":["returnMoney"],"otherwise":null}]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 1136,
  height: 1370,
  states: {
    "PAYMENT_WAIT": {"x":70,"y":24,"width":134,"height":60},
    "REQUESTED": {"x":268,"y":268,"width":110,"height":60},
    "APPROVING": {"x":146,"y":516,"width":110,"height":60},
    "DEPOSIT_READY": {"x":308,"y":686,"width":142,"height":60},
    "DEPOSIT_COMPLETE": {"x":50,"y":1005,"width":166,"height":60},
    "DEPOSIT_COMPLETE_MANUAL": {"x":726,"y":1005,"width":222,"height":60},
    "DEPOSIT_CANCEL": {"x":408,"y":1005,"width":150,"height":60},
    "EXPIRED": {"x":424,"y":516,"width":96,"height":60},
    "REPLACED": {"x":688,"y":516,"width":142,"height":60},
    "REFUND_COMPLETE": {"x":26,"y":1286,"width":158,"height":60},
    "REFUND_COMPLETE_MANUAL": {"x":352,"y":1286,"width":214,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"PAYMENT_WAIT","to":"REQUESTED","points":[[147,84],[147,150],[388,150],[388,240],[341,240],[341,268]],"label":{"x":346,"y":192,"width":84,"height":28},"steps":[{"state":"PAYMENT_WAIT","event":"buyer.request","index":0}]},
    {"from":"PAYMENT_WAIT","to":"DEPOSIT_COMPLETE","points":[[89,84],[89,108],[71,108],[71,922],[83,922],[83,1005]],"label":{"x":24,"y":523,"width":94,"height":46},"steps":[{"state":"PAYMENT_WAIT","event":"buyer.payNothing","index":0}]},
    {"from":"PAYMENT_WAIT","to":"REPLACED","points":[[185,84],[185,122],[726,122],[726,482],[783,482],[783,516]],"label":{"x":684,"y":283,"width":84,"height":28},"steps":[{"state":"PAYMENT_WAIT","event":"buyer.reorder","index":0}]},
    {"from":"PAYMENT_WAIT","to":"PAYMENT_WAIT","points":[[204,44],[220,44],[220,64],[204,64]],"label":{"x":226,"y":40,"width":118,"height":28},"steps":[{"state":"PAYMENT_WAIT","event":"gateway.paidLate","index":0}]},
    {"from":"PAYMENT_WAIT","to":"EXPIRED","points":[[166,84],[166,136],[605,136],[605,482],[488,482],[488,516]],"label":{"x":546,"y":260,"width":118,"height":74},"steps":[{"state":"PAYMENT_WAIT","event":"system.paymentDue","index":0},{"state":"PAYMENT_WAIT","event":"additionalPayment.closed","index":0}]},
    {"from":"REQUESTED","to":"REQUESTED","points":[[378,288],[394,288],[394,308],[378,308]],"label":{"x":400,"y":270,"width":118,"height":56},"steps":[{"state":"REQUESTED","event":"buyer.request","index":0},{"state":"REQUESTED","event":"gateway.paidLate","index":0}]},
    {"from":"REQUESTED","to":"APPROVING","points":[[295,328],[295,482],[219,482],[219,516]],"label":{"x":220,"y":402,"width":150,"height":46},"steps":[{"state":"REQUESTED","event":"buyer.return","index":0}]},
    {"from":"REQUESTED","to":"REPLACED","points":[[350,328],[350,354],[665,354],[665,496],[735,496],[735,516]],"label":{"x":623,"y":411,"width":84,"height":28},"steps":[{"state":"REQUESTED","event":"buyer.reorder","index":0}]},
    {"from":"REQUESTED","to":"PAYMENT_WAIT","points":[[305,268],[305,164],[127,164],[127,84]],"label":{"x":278,"y":192,"width":54,"height":28},"steps":[{"state":"REQUESTED","event":"gateway.declined","index":0}]},
    {"from":"REQUESTED","to":"EXPIRED","points":[[323,328],[323,368],[456,368],[456,516]],"label":{"x":397,"y":388,"width":118,"height":74},"steps":[{"state":"REQUESTED","event":"system.paymentDue","index":0},{"state":"REQUESTED","event":"additionalPayment.closed","index":0}]},
    {"from":"APPROVING","to":"DEPOSIT_COMPLETE","points":[[173,576],[173,596],[116,596],[116,1005]],"label":{"x":89,"y":702,"width":54,"height":28},"steps":[{"state":"APPROVING","event":"gateway.approved","index":0}]},
    {"from":"APPROVING","to":"DEPOSIT_READY","points":[[201,576],[201,610],[379,610],[379,686]],"label":{"x":337,"y":630,"width":84,"height":28},"steps":[{"state":"APPROVING","event":"gateway.accountIssued","index":0}]},
    {"from":"APPROVING","to":"PAYMENT_WAIT","points":[[183,516],[183,178],[108,178],[108,84]],"label":{"x":126,"y":269,"width":114,"height":56},"steps":[{"state":"APPROVING","event":"gateway.declined","index":0},{"state":"APPROVING","event":"system.approvalEnded","index":0}]},
    {"from":"APPROVING","to":"APPROVING","points":[[256,536],[272,536],[272,556],[256,556]],"label":{"x":278,"y":518,"width":118,"height":56},"steps":[{"state":"APPROVING","event":"gateway.unanswered","index":0},{"state":"APPROVING","event":"gateway.paidLate","index":0}]},
    {"from":"APPROVING","to":"DEPOSIT_COMPLETE_MANUAL","points":[[228,576],[228,596],[874,596],[874,1005]],"label":{"x":832,"y":702,"width":84,"height":28},"steps":[{"state":"APPROVING","event":"system.approvalRecorded","index":0}]},
    {"from":"DEPOSIT_READY","to":"DEPOSIT_COMPLETE","points":[[365,746],[365,936],[183,936],[183,1005]],"label":{"x":290,"y":828,"width":150,"height":46},"steps":[{"state":"DEPOSIT_READY","event":"gateway.deposited","index":0}]},
    {"from":"DEPOSIT_READY","to":"DEPOSIT_READY","points":[[450,706],[466,706],[466,726],[450,726]],"label":{"x":472,"y":702,"width":118,"height":28},"steps":[{"state":"DEPOSIT_READY","event":"gateway.paidLate","index":0}]},
    {"from":"DEPOSIT_READY","to":"DEPOSIT_COMPLETE_MANUAL","points":[[422,746],[422,766],[800,766],[800,1005]],"label":{"x":758,"y":837,"width":84,"height":28},"steps":[{"state":"DEPOSIT_READY","event":"system.depositRecorded","index":0}]},
    {"from":"DEPOSIT_READY","to":"DEPOSIT_CANCEL","points":[[393,746],[393,780],[513,780],[513,922],[483,922],[483,1005]],"label":{"x":454,"y":800,"width":118,"height":102},"steps":[{"state":"DEPOSIT_READY","event":"buyer.cancelDeposit","index":0},{"state":"DEPOSIT_READY","event":"system.paymentDue","index":0},{"state":"DEPOSIT_READY","event":"additionalPayment.closed","index":0}]},
    {"from":"DEPOSIT_COMPLETE","to":"DEPOSIT_COMPLETE","points":[[216,1025],[232,1025],[232,1045],[216,1045]],"label":{"x":238,"y":956,"width":142,"height":158},"steps":[{"state":"DEPOSIT_COMPLETE","event":"gateway.paidLate","index":0},{"state":"DEPOSIT_COMPLETE","event":"gateway.depositReversed","index":1},{"state":"DEPOSIT_COMPLETE","event":"system.refund","index":0},{"state":"DEPOSIT_COMPLETE","event":"gateway.refunded","index":1},{"state":"DEPOSIT_COMPLETE","event":"system.refundRecorded","index":1}]},
    {"from":"DEPOSIT_COMPLETE","to":"DEPOSIT_READY","points":[[150,1005],[150,922],[205,922],[205,766],[336,766],[336,746]],"label":{"x":134,"y":828,"width":142,"height":46},"steps":[{"state":"DEPOSIT_COMPLETE","event":"gateway.depositReversed","index":0}]},
    {"from":"DEPOSIT_COMPLETE","to":"REFUND_COMPLETE","points":[[105,1065],[105,1286]],"label":{"x":30,"y":1154,"width":150,"height":92},"steps":[{"state":"DEPOSIT_COMPLETE","event":"gateway.refunded","index":0},{"state":"DEPOSIT_COMPLETE","event":"order.closedFree","index":0}]},
    {"from":"DEPOSIT_COMPLETE","to":"REFUND_COMPLETE_MANUAL","points":[[161,1065],[161,1134],[423,1134],[423,1286]],"label":{"x":348,"y":1177,"width":150,"height":46},"steps":[{"state":"DEPOSIT_COMPLETE","event":"system.refundRecorded","index":0}]},
    {"from":"DEPOSIT_COMPLETE_MANUAL","to":"DEPOSIT_COMPLETE_MANUAL","points":[[948,1025],[964,1025],[964,1045],[948,1045]],"label":{"x":970,"y":984,"width":142,"height":102},"steps":[{"state":"DEPOSIT_COMPLETE_MANUAL","event":"gateway.paidLate","index":0},{"state":"DEPOSIT_COMPLETE_MANUAL","event":"system.refund","index":0},{"state":"DEPOSIT_COMPLETE_MANUAL","event":"system.refundRecorded","index":1}]},
    {"from":"DEPOSIT_COMPLETE_MANUAL","to":"REFUND_COMPLETE_MANUAL","points":[[837,1065],[837,1266],[495,1266],[495,1286]],"label":{"x":762,"y":1177,"width":150,"height":46},"steps":[{"state":"DEPOSIT_COMPLETE_MANUAL","event":"system.refundRecorded","index":0}]},
    {"from":"DEPOSIT_CANCEL","to":"DEPOSIT_CANCEL","points":[[558,1025],[574,1025],[574,1045],[558,1045]],"label":{"x":580,"y":1021,"width":118,"height":28},"steps":[{"state":"DEPOSIT_CANCEL","event":"gateway.paidLate","index":0}]},
    {"from":"EXPIRED","to":"EXPIRED","points":[[520,536],[536,536],[536,556],[520,556]],"label":{"x":542,"y":532,"width":118,"height":28},"steps":[{"state":"EXPIRED","event":"gateway.paidLate","index":0}]},
    {"from":"REPLACED","to":"REPLACED","points":[[830,536],[846,536],[846,556],[830,556]],"label":{"x":852,"y":532,"width":118,"height":28},"steps":[{"state":"REPLACED","event":"gateway.paidLate","index":0}]},
    {"from":"REFUND_COMPLETE","to":"REFUND_COMPLETE","points":[[184,1306],[200,1306],[200,1326],[184,1326]],"label":{"x":206,"y":1302,"width":118,"height":28},"steps":[{"state":"REFUND_COMPLETE","event":"gateway.paidLate","index":0}]},
    {"from":"REFUND_COMPLETE_MANUAL","to":"REFUND_COMPLETE_MANUAL","points":[[566,1306],[582,1306],[582,1326],[566,1326]],"label":{"x":588,"y":1302,"width":118,"height":28},"steps":[{"state":"REFUND_COMPLETE_MANUAL","event":"gateway.paidLate","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "payment",
 "meta": {
  "label": "결제",
  "otherwise": "PAYMENT_NOT_WAITING"
 },
 "context": {
  "isFree": false,
  "isAmountEqual": false,
  "isOverdue": false,
  "isUnprepared": false,
  "isRefundable": false,
  "isRefundWhole": false
 },
 "initial": "PAYMENT_WAIT",
 "states": {
  "PAYMENT_WAIT": {
   "meta": {
    "label": "결제대기"
   },
   "tags": [
    "payable"
   ],
   "on": {
    "buyer.request": {
     "target": "REQUESTED",
     "meta": {
      "actor": "buyer",
      "action": "결제 요청"
     },
     "description": "구매자: 결제 요청"
    },
    "buyer.payNothing": {
     "target": "DEPOSIT_COMPLETE",
     "guard": "isFree",
     "meta": {
      "actor": "buyer",
      "action": "0원 결제",
      "otherwise": "PAYMENT_NOT_FREE"
     },
     "description": "구매자: 0원 결제 (아니면 PAYMENT_NOT_FREE)"
    },
    "buyer.reorder": {
     "target": "REPLACED",
     "meta": {
      "actor": "buyer",
      "action": "다시 주문"
     },
     "description": "구매자: 다시 주문"
    },
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     },
     "description": "결제사: 늦은 입금·승인"
    },
    "system.paymentDue": {
     "target": "EXPIRED",
     "guard": "isOverdue",
     "meta": {
      "actor": "system",
      "action": "결제 시간 만료",
      "otherwise": "PAYMENT_NOT_DUE"
     },
     "description": "시스템: 결제 시간 만료 (아니면 PAYMENT_NOT_DUE)"
    },
    "additionalPayment.closed": {
     "target": "EXPIRED",
     "meta": {
      "actor": "system",
      "action": "추가결제 종료"
     },
     "description": "시스템: 추가결제 종료"
    }
   },
   "description": "결제대기"
  },
  "REQUESTED": {
   "meta": {
    "label": "결제창 열림"
   },
   "tags": [
    "payable"
   ],
   "on": {
    "buyer.request": {
     "target": "REQUESTED",
     "meta": {
      "actor": "buyer",
      "action": "결제 재요청"
     },
     "description": "구매자: 결제 재요청"
    },
    "buyer.return": {
     "target": "APPROVING",
     "guard": "isAmountEqual",
     "actions": "confirmAtGateway",
     "meta": {
      "actor": "buyer",
      "action": "승인 요청",
      "otherwise": "PAYMENT_AMOUNT_DIFFERS"
     },
     "description": "구매자: 승인 요청 (아니면 PAYMENT_AMOUNT_DIFFERS)"
    },
    "buyer.reorder": {
     "target": "REPLACED",
     "meta": {
      "actor": "buyer",
      "action": "다시 주문"
     },
     "description": "구매자: 다시 주문"
    },
    "gateway.declined": {
     "target": "PAYMENT_WAIT",
     "meta": {
      "actor": "gateway",
      "action": "중단"
     },
     "description": "결제사: 중단"
    },
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     },
     "description": "결제사: 늦은 입금·승인"
    },
    "system.paymentDue": {
     "target": "EXPIRED",
     "guard": "isOverdue",
     "meta": {
      "actor": "system",
      "action": "결제 시간 만료",
      "otherwise": "PAYMENT_NOT_DUE"
     },
     "description": "시스템: 결제 시간 만료 (아니면 PAYMENT_NOT_DUE)"
    },
    "additionalPayment.closed": {
     "target": "EXPIRED",
     "meta": {
      "actor": "system",
      "action": "추가결제 종료"
     },
     "description": "시스템: 추가결제 종료"
    }
   },
   "description": "결제창 열림"
  },
  "APPROVING": {
   "meta": {
    "label": "승인 중",
    "otherwise": "PAYMENT_UNCONFIRMED"
   },
   "tags": [
    "busy"
   ],
   "on": {
    "gateway.approved": {
     "target": "DEPOSIT_COMPLETE",
     "meta": {
      "actor": "gateway",
      "action": "승인"
     },
     "description": "결제사: 승인"
    },
    "gateway.accountIssued": {
     "target": "DEPOSIT_READY",
     "meta": {
      "actor": "gateway",
      "action": "계좌 발급"
     },
     "description": "결제사: 계좌 발급"
    },
    "gateway.declined": {
     "target": "PAYMENT_WAIT",
     "meta": {
      "actor": "gateway",
      "action": "거절"
     },
     "description": "결제사: 거절"
    },
    "gateway.unanswered": {
     "target": "APPROVING",
     "reenter": true,
     "actions": "askOutcomeLater",
     "meta": {
      "actor": "gateway",
      "action": "응답 없음"
     },
     "description": "결제사: 응답 없음"
    },
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     },
     "description": "결제사: 늦은 입금·승인"
    },
    "system.approvalRecorded": {
     "target": "DEPOSIT_COMPLETE_MANUAL",
     "meta": {
      "actor": "system",
      "action": "수동 승인"
     },
     "description": "시스템: 수동 승인"
    },
    "system.approvalEnded": {
     "target": "PAYMENT_WAIT",
     "meta": {
      "actor": "system",
      "action": "승인 없음 확인"
     },
     "description": "시스템: 승인 없음 확인"
    }
   },
   "description": "승인 중"
  },
  "DEPOSIT_READY": {
   "meta": {
    "label": "입금대기"
   },
   "tags": [
    "awaitingDeposit"
   ],
   "entry": [
    "scheduleDepositDue",
    "notifyItemsAwaitingDeposit"
   ],
   "on": {
    "gateway.deposited": {
     "target": "DEPOSIT_COMPLETE",
     "guard": "isAmountEqual",
     "meta": {
      "actor": "gateway",
      "action": "입금",
      "otherwise": "PAYMENT_AMOUNT_DIFFERS"
     },
     "description": "결제사: 입금 (아니면 PAYMENT_AMOUNT_DIFFERS)"
    },
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     },
     "description": "결제사: 늦은 입금·승인"
    },
    "system.depositRecorded": {
     "target": "DEPOSIT_COMPLETE_MANUAL",
     "meta": {
      "actor": "system",
      "action": "수동 입금"
     },
     "description": "시스템: 수동 입금"
    },
    "buyer.cancelDeposit": {
     "target": "DEPOSIT_CANCEL",
     "actions": "notifyItemsCancelled",
     "meta": {
      "actor": "buyer",
      "action": "입금 전 취소"
     },
     "description": "구매자: 입금 전 취소"
    },
    "system.paymentDue": {
     "target": "DEPOSIT_CANCEL",
     "guard": "isOverdue",
     "actions": "notifyItemsExpired",
     "meta": {
      "actor": "system",
      "action": "입금 기한 만료",
      "otherwise": "PAYMENT_NOT_DUE"
     },
     "description": "시스템: 입금 기한 만료 (아니면 PAYMENT_NOT_DUE)"
    },
    "additionalPayment.closed": {
     "target": "DEPOSIT_CANCEL",
     "actions": "notifyItemsExpired",
     "meta": {
      "actor": "system",
      "action": "추가결제 종료"
     },
     "description": "시스템: 추가결제 종료"
    }
   },
   "description": "입금대기"
  },
  "DEPOSIT_COMPLETE": {
   "meta": {
    "label": "결제완료"
   },
   "tags": [
    "paid"
   ],
   "entry": "notifyItemsPaid",
   "on": {
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     },
     "description": "결제사: 늦은 입금·승인"
    },
    "gateway.depositReversed": [
     {
      "target": "DEPOSIT_READY",
      "guard": "isUnprepared",
      "meta": {
       "actor": "gateway",
       "action": "입금 취소"
      },
      "description": "결제사: 입금 취소"
     },
     {
      "target": "DEPOSIT_COMPLETE",
      "actions": "alertOperator",
      "meta": {
       "actor": "gateway",
       "action": "준비 후 취소"
      },
      "description": "결제사: 준비 후 취소"
     }
    ],
    "system.refund": {
     "target": "DEPOSIT_COMPLETE",
     "guard": "isRefundable",
     "actions": "refundAtGateway",
     "meta": {
      "actor": "system",
      "action": "환불 요청",
      "otherwise": "PAYMENT_REFUND_TOO_LARGE"
     },
     "description": "시스템: 환불 요청 (아니면 PAYMENT_REFUND_TOO_LARGE)"
    },
    "gateway.refunded": [
     {
      "target": "REFUND_COMPLETE",
      "guard": "isRefundWhole",
      "meta": {
       "actor": "gateway",
       "action": "환불"
      },
      "description": "결제사: 환불"
     },
     {
      "target": "DEPOSIT_COMPLETE",
      "meta": {
       "actor": "gateway",
       "action": "부분 환불"
      },
      "description": "결제사: 부분 환불"
     }
    ],
    "system.refundRecorded": [
     {
      "target": "REFUND_COMPLETE_MANUAL",
      "guard": "isRefundWhole",
      "meta": {
       "actor": "system",
       "action": "수동 환불"
      },
      "description": "시스템: 수동 환불"
     },
     {
      "target": "DEPOSIT_COMPLETE",
      "meta": {
       "actor": "system",
       "action": "수동 부분 환불"
      },
      "description": "시스템: 수동 부분 환불"
     }
    ],
    "order.closedFree": {
     "target": "REFUND_COMPLETE",
     "guard": "isFree",
     "meta": {
      "actor": "system",
      "action": "0원 주문 종료",
      "otherwise": "PAYMENT_NOT_FREE"
     },
     "description": "시스템: 0원 주문 종료 (아니면 PAYMENT_NOT_FREE)"
    }
   },
   "description": "결제완료"
  },
  "DEPOSIT_COMPLETE_MANUAL": {
   "meta": {
    "label": "결제완료(수동)"
   },
   "tags": [
    "paid"
   ],
   "entry": "notifyItemsPaid",
   "on": {
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     },
     "description": "결제사: 늦은 입금·승인"
    },
    "system.refund": {
     "guard": "isRefundable",
     "actions": "refundByHand",
     "meta": {
      "actor": "system",
      "action": "환불 요청",
      "otherwise": "PAYMENT_REFUND_TOO_LARGE"
     },
     "description": "시스템: 환불 요청 (아니면 PAYMENT_REFUND_TOO_LARGE)"
    },
    "system.refundRecorded": [
     {
      "target": "REFUND_COMPLETE_MANUAL",
      "guard": "isRefundWhole",
      "meta": {
       "actor": "system",
       "action": "수동 환불"
      },
      "description": "시스템: 수동 환불"
     },
     {
      "target": "DEPOSIT_COMPLETE_MANUAL",
      "meta": {
       "actor": "system",
       "action": "수동 부분 환불"
      },
      "description": "시스템: 수동 부분 환불"
     }
    ]
   },
   "description": "결제완료(수동)"
  },
  "DEPOSIT_CANCEL": {
   "meta": {
    "label": "입금취소"
   },
   "tags": [
    "terminal"
   ],
   "entry": [
    "closeAccount",
    "returnCoupons"
   ],
   "on": {
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     },
     "description": "결제사: 늦은 입금·승인"
    }
   },
   "description": "입금취소"
  },
  "EXPIRED": {
   "meta": {
    "label": "결제만료",
    "otherwise": "PAYMENT_EXPIRED"
   },
   "tags": [
    "terminal"
   ],
   "entry": [
    "notifyItemsExpired",
    "returnCoupons"
   ],
   "on": {
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     },
     "description": "결제사: 늦은 입금·승인"
    }
   },
   "description": "결제만료"
  },
  "REPLACED": {
   "meta": {
    "label": "새 주문으로 바뀜",
    "otherwise": "PAYMENT_REPLACED"
   },
   "tags": [
    "terminal"
   ],
   "entry": [
    "notifyItemsExpired",
    "returnCoupons"
   ],
   "on": {
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     },
     "description": "결제사: 늦은 입금·승인"
    }
   },
   "description": "새 주문으로 바뀜"
  },
  "REFUND_COMPLETE": {
   "meta": {
    "label": "환불완료"
   },
   "tags": [
    "terminal"
   ],
   "on": {
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     },
     "description": "결제사: 늦은 입금·승인"
    }
   },
   "description": "환불완료"
  },
  "REFUND_COMPLETE_MANUAL": {
   "meta": {
    "label": "환불완료(수동)"
   },
   "tags": [
    "terminal"
   ],
   "on": {
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     },
     "description": "결제사: 늦은 입금·승인"
    }
   },
   "description": "환불완료(수동)"
  }
 },
 "description": "결제"
}

export const MERMAID = "stateDiagram-v2\n  PAYMENT_WAIT : PAYMENT_WAIT 결제대기\n  REQUESTED : REQUESTED 결제창 열림\n  APPROVING : APPROVING 승인 중\n  DEPOSIT_READY : DEPOSIT_READY 입금대기\n  DEPOSIT_COMPLETE : DEPOSIT_COMPLETE 결제완료\n  DEPOSIT_COMPLETE_MANUAL : DEPOSIT_COMPLETE_MANUAL 결제완료(수동)\n  DEPOSIT_CANCEL : DEPOSIT_CANCEL 입금취소\n  EXPIRED : EXPIRED 결제만료\n  REPLACED : REPLACED 새 주문으로 바뀜\n  REFUND_COMPLETE : REFUND_COMPLETE 환불완료\n  REFUND_COMPLETE_MANUAL : REFUND_COMPLETE_MANUAL 환불완료(수동)\n  [*] --> PAYMENT_WAIT\n  PAYMENT_WAIT --> REQUESTED : 결제 요청\n  PAYMENT_WAIT --> DEPOSIT_COMPLETE : 0원 결제 [isFree]\n  PAYMENT_WAIT --> REPLACED : 다시 주문\n  PAYMENT_WAIT --> PAYMENT_WAIT : 늦은 입금·승인\n  PAYMENT_WAIT --> EXPIRED : 결제 시간 만료 [isOverdue]<br/>추가결제 종료\n  REQUESTED --> REQUESTED : 결제 재요청<br/>늦은 입금·승인\n  REQUESTED --> APPROVING : 승인 요청 [isAmountEqual]\n  REQUESTED --> REPLACED : 다시 주문\n  REQUESTED --> PAYMENT_WAIT : 중단\n  REQUESTED --> EXPIRED : 결제 시간 만료 [isOverdue]<br/>추가결제 종료\n  APPROVING --> DEPOSIT_COMPLETE : 승인\n  APPROVING --> DEPOSIT_READY : 계좌 발급\n  APPROVING --> PAYMENT_WAIT : 거절<br/>승인 없음 확인\n  APPROVING --> APPROVING : 응답 없음<br/>늦은 입금·승인\n  APPROVING --> DEPOSIT_COMPLETE_MANUAL : 수동 승인\n  DEPOSIT_READY --> DEPOSIT_COMPLETE : 입금 [isAmountEqual]\n  DEPOSIT_READY --> DEPOSIT_READY : 늦은 입금·승인\n  DEPOSIT_READY --> DEPOSIT_COMPLETE_MANUAL : 수동 입금\n  DEPOSIT_READY --> DEPOSIT_CANCEL : 입금 전 취소<br/>입금 기한 만료 [isOverdue]<br/>추가결제 종료\n  DEPOSIT_COMPLETE --> DEPOSIT_COMPLETE : 늦은 입금·승인<br/>준비 후 취소<br/>환불 요청 [isRefundable]<br/>부분 환불<br/>수동 부분 환불\n  DEPOSIT_COMPLETE --> DEPOSIT_READY : 입금 취소 [isUnprepared]\n  DEPOSIT_COMPLETE --> REFUND_COMPLETE : 환불 [isRefundWhole]<br/>0원 주문 종료 [isFree]\n  DEPOSIT_COMPLETE --> REFUND_COMPLETE_MANUAL : 수동 환불 [isRefundWhole]\n  DEPOSIT_COMPLETE_MANUAL --> DEPOSIT_COMPLETE_MANUAL : 늦은 입금·승인<br/>환불 요청 [isRefundable]<br/>수동 부분 환불\n  DEPOSIT_COMPLETE_MANUAL --> REFUND_COMPLETE_MANUAL : 수동 환불 [isRefundWhole]\n  DEPOSIT_CANCEL --> DEPOSIT_CANCEL : 늦은 입금·승인\n  EXPIRED --> EXPIRED : 늦은 입금·승인\n  REPLACED --> REPLACED : 늦은 입금·승인\n  REFUND_COMPLETE --> REFUND_COMPLETE : 늦은 입금·승인\n  REFUND_COMPLETE_MANUAL --> REFUND_COMPLETE_MANUAL : 늦은 입금·승인\n"
