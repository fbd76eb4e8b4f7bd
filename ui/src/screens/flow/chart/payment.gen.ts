// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "payment",
  label: "결제",
  start: "PAYMENT_WAIT",
  guards: ["isAmountEqual","isFree","isOverdue","isRefundWhole","isRefundable","isUnprepared"],
  keeps: [],
  refusals: {"PAYMENT_NOT_WAITING":"결제 상태가 바뀌어 처리할 수 없어요. 주문내역에서 확인해 주세요.","PAYMENT_NOT_FREE":"결제할 금액이 남아 있어요. 결제수단을 골라 주세요.","PAYMENT_NOT_DUE":"아직 결제 기한이 지나지 않았어요.","PAYMENT_AMOUNT_DIFFERS":"결제 금액이 주문 금액과 달라 결제하지 않았어요. 다시 시도해 주세요.","PAYMENT_UNCONFIRMED":"결제 결과를 확인하고 있어요. 잠시 후 주문내역에서 확인해 주세요.","PAYMENT_REFUND_TOO_LARGE":"환불할 수 있는 금액보다 커요.","PAYMENT_EXPIRED":"결제 시간이 지나 주문이 취소됐어요. 다시 주문해 주세요.","PAYMENT_REPLACED":"새로 주문해 이 주문은 취소됐어요. 새 주문에서 결제해 주세요."},
  states: [
    {"state":"PAYMENT_WAIT","label":"결제대기","tags":["payable"],"entry":[],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"buyer.request","index":0,"target":"REQUESTED","actor":"buyer","action":"결제 요청","guard":null,"effects":[],"otherwise":null},{"event":"buyer.payNothing","index":0,"target":"DEPOSIT_COMPLETE","actor":"buyer","action":"0원 결제","guard":"isFree","effects":[],"otherwise":"PAYMENT_NOT_FREE"},{"event":"buyer.reorder","index":0,"target":"REPLACED","actor":"buyer","action":"다시 주문","guard":null,"effects":[],"otherwise":null},{"event":"gateway.paidLate","index":0,"target":"PAYMENT_WAIT","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null},{"event":"system.paymentDue","index":0,"target":"EXPIRED","actor":"system","action":"결제 시간 만료","guard":"isOverdue","effects":[],"otherwise":"PAYMENT_NOT_DUE"}]},
    {"state":"REQUESTED","label":"결제창 열림","tags":["payable"],"entry":[],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"buyer.request","index":0,"target":"REQUESTED","actor":"buyer","action":"결제 재요청","guard":null,"effects":[],"otherwise":null},{"event":"buyer.return","index":0,"target":"APPROVING","actor":"buyer","action":"승인 요청","guard":"isAmountEqual","effects":["confirmAtGateway"],"otherwise":"PAYMENT_AMOUNT_DIFFERS"},{"event":"buyer.reorder","index":0,"target":"REPLACED","actor":"buyer","action":"다시 주문","guard":null,"effects":[],"otherwise":null},{"event":"gateway.declined","index":0,"target":"PAYMENT_WAIT","actor":"gateway","action":"중단","guard":null,"effects":[],"otherwise":null},{"event":"gateway.paidLate","index":0,"target":"REQUESTED","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null},{"event":"system.paymentDue","index":0,"target":"EXPIRED","actor":"system","action":"결제 시간 만료","guard":"isOverdue","effects":[],"otherwise":"PAYMENT_NOT_DUE"}]},
    {"state":"APPROVING","label":"승인 중","tags":["busy"],"entry":["askOutcomeLater"],"asks":[],"otherwise":"PAYMENT_UNCONFIRMED","steps":[{"event":"gateway.approved","index":0,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"승인","guard":null,"effects":[],"otherwise":null},{"event":"gateway.accountIssued","index":0,"target":"DEPOSIT_READY","actor":"gateway","action":"계좌 발급","guard":null,"effects":[],"otherwise":null},{"event":"gateway.declined","index":0,"target":"PAYMENT_WAIT","actor":"gateway","action":"거절","guard":null,"effects":[],"otherwise":null},{"event":"gateway.unanswered","index":0,"target":"APPROVING","actor":"gateway","action":"응답 없음","guard":null,"effects":[],"otherwise":null},{"event":"gateway.paidLate","index":0,"target":"APPROVING","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null},{"event":"system.approvalRecorded","index":0,"target":"DEPOSIT_COMPLETE_MANUAL","actor":"system","action":"수동 승인","guard":null,"effects":[],"otherwise":null},{"event":"system.approvalEnded","index":0,"target":"PAYMENT_WAIT","actor":"system","action":"승인 없음 확인","guard":null,"effects":[],"otherwise":null}]},
    {"state":"DEPOSIT_READY","label":"입금대기","tags":["awaitingDeposit"],"entry":["scheduleDepositDue","tellItemsAwaitingDeposit"],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.deposited","index":0,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"입금","guard":"isAmountEqual","effects":[],"otherwise":"PAYMENT_AMOUNT_DIFFERS"},{"event":"gateway.paidLate","index":0,"target":"DEPOSIT_READY","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null},{"event":"system.depositRecorded","index":0,"target":"DEPOSIT_COMPLETE_MANUAL","actor":"system","action":"수동 입금","guard":null,"effects":[],"otherwise":null},{"event":"buyer.cancelDeposit","index":0,"target":"DEPOSIT_CANCEL","actor":"buyer","action":"입금 전 취소","guard":null,"effects":["tellItemsCancelled"],"otherwise":null},{"event":"system.paymentDue","index":0,"target":"DEPOSIT_CANCEL","actor":"system","action":"입금 기한 만료","guard":"isOverdue","effects":["tellItemsExpired"],"otherwise":"PAYMENT_NOT_DUE"}]},
    {"state":"DEPOSIT_COMPLETE","label":"결제완료","tags":["paid"],"entry":["tellItemsPaid"],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.paidLate","index":0,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null},{"event":"gateway.depositReversed","index":0,"target":"DEPOSIT_READY","actor":"gateway","action":"입금 취소","guard":"isUnprepared","effects":[],"otherwise":null},{"event":"gateway.depositReversed","index":1,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"준비 후 취소","guard":null,"effects":["alertOperator"],"otherwise":null},{"event":"system.refund","index":0,"target":"DEPOSIT_COMPLETE","actor":"system","action":"환불 요청","guard":"isRefundable","effects":["refundAtGateway"],"otherwise":"PAYMENT_REFUND_TOO_LARGE"},{"event":"gateway.refunded","index":0,"target":"REFUND_COMPLETE","actor":"gateway","action":"환불","guard":"isRefundWhole","effects":[],"otherwise":null},{"event":"gateway.refunded","index":1,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"부분 환불","guard":null,"effects":[],"otherwise":null},{"event":"system.refundRecorded","index":0,"target":"REFUND_COMPLETE_MANUAL","actor":"system","action":"수동 환불","guard":"isRefundWhole","effects":[],"otherwise":null},{"event":"system.refundRecorded","index":1,"target":"DEPOSIT_COMPLETE","actor":"system","action":"수동 부분 환불","guard":null,"effects":[],"otherwise":null}]},
    {"state":"DEPOSIT_COMPLETE_MANUAL","label":"결제완료(수동)","tags":["paid"],"entry":["tellItemsPaid"],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.paidLate","index":0,"target":"DEPOSIT_COMPLETE_MANUAL","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null},{"event":"system.refund","index":0,"target":"DEPOSIT_COMPLETE_MANUAL","actor":"system","action":"환불 요청","guard":"isRefundable","effects":["refundByHand"],"otherwise":"PAYMENT_REFUND_TOO_LARGE"},{"event":"system.refundRecorded","index":0,"target":"REFUND_COMPLETE_MANUAL","actor":"system","action":"수동 환불","guard":"isRefundWhole","effects":[],"otherwise":null},{"event":"system.refundRecorded","index":1,"target":"DEPOSIT_COMPLETE_MANUAL","actor":"system","action":"수동 부분 환불","guard":null,"effects":[],"otherwise":null}]},
    {"state":"DEPOSIT_CANCEL","label":"입금취소","tags":["terminal"],"entry":["closeAccount","returnCoupons"],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.paidLate","index":0,"target":"DEPOSIT_CANCEL","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null}]},
    {"state":"EXPIRED","label":"결제만료","tags":["terminal"],"entry":["tellItemsExpired","returnCoupons"],"asks":[],"otherwise":"PAYMENT_EXPIRED","steps":[{"event":"gateway.paidLate","index":0,"target":"EXPIRED","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null}]},
    {"state":"REPLACED","label":"새 주문으로 바뀜","tags":["terminal"],"entry":["tellItemsExpired","returnCoupons"],"asks":[],"otherwise":"PAYMENT_REPLACED","steps":[{"event":"gateway.paidLate","index":0,"target":"REPLACED","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null}]},
    {"state":"REFUND_COMPLETE","label":"환불완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.paidLate","index":0,"target":"REFUND_COMPLETE","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null}]},
    {"state":"REFUND_COMPLETE_MANUAL","label":"환불완료(수동)","tags":["terminal"],"entry":[],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.paidLate","index":0,"target":"REFUND_COMPLETE_MANUAL","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null}]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 1125,
  height: 1170,
  states: {
    "PAYMENT_WAIT": {"x":948,"y":24,"width":133,"height":60},
    "REQUESTED": {"x":764,"y":248,"width":109,"height":60},
    "APPROVING": {"x":885,"y":430,"width":109,"height":60},
    "DEPOSIT_READY": {"x":771,"y":600,"width":141,"height":60},
    "DEPOSIT_COMPLETE": {"x":868,"y":878,"width":165,"height":60},
    "DEPOSIT_COMPLETE_MANUAL": {"x":163,"y":878,"width":222,"height":60},
    "DEPOSIT_CANCEL": {"x":552,"y":878,"width":149,"height":60},
    "EXPIRED": {"x":622,"y":430,"width":96,"height":60},
    "REPLACED": {"x":314,"y":430,"width":141,"height":60},
    "REFUND_COMPLETE": {"x":900,"y":1086,"width":157,"height":60},
    "REFUND_COMPLETE_MANUAL": {"x":519,"y":1086,"width":214,"height":60},
  },
  arrows: [
    {"from":"PAYMENT_WAIT","to":"REQUESTED","points":[[1005,84],[1005,132],[755,132],[755,228],[801,228],[801,248]],"label":{"x":713,"y":180,"width":83,"height":28},"steps":[{"state":"PAYMENT_WAIT","event":"buyer.request","index":0}]},
    {"from":"PAYMENT_WAIT","to":"DEPOSIT_COMPLETE","points":[[1062,84],[1062,804],[1000,804],[1000,878]],"label":{"x":1022,"y":446,"width":79,"height":28},"steps":[{"state":"PAYMENT_WAIT","event":"buyer.payNothing","index":0}]},
    {"from":"PAYMENT_WAIT","to":"REPLACED","points":[[967,84],[967,104],[348,104],[348,410],[361,410],[361,430]],"label":{"x":306,"y":264,"width":83,"height":28},"steps":[{"state":"PAYMENT_WAIT","event":"buyer.reorder","index":0}]},
    {"from":"PAYMENT_WAIT","to":"PAYMENT_WAIT","points":[[948,44],[932,44],[932,64],[948,64]],"label":{"x":809,"y":40,"width":117,"height":28},"steps":[{"state":"PAYMENT_WAIT","event":"gateway.paidLate","index":0}]},
    {"from":"PAYMENT_WAIT","to":"EXPIRED","points":[[986,84],[986,118],[541,118],[541,410],[654,410],[654,430]],"label":{"x":484,"y":264,"width":113,"height":28},"steps":[{"state":"PAYMENT_WAIT","event":"system.paymentDue","index":0}]},
    {"from":"REQUESTED","to":"REQUESTED","points":[[764,268],[748,268],[748,288],[764,288]],"label":{"x":625,"y":250,"width":117,"height":56},"steps":[{"state":"REQUESTED","event":"buyer.request","index":0},{"state":"REQUESTED","event":"gateway.paidLate","index":0}]},
    {"from":"REQUESTED","to":"APPROVING","points":[[846,308],[846,410],[922,410],[922,430]],"label":{"x":805,"y":362,"width":83,"height":28},"steps":[{"state":"REQUESTED","event":"buyer.return","index":0}]},
    {"from":"REQUESTED","to":"REPLACED","points":[[792,308],[792,328],[408,328],[408,430]],"label":{"x":367,"y":362,"width":83,"height":28},"steps":[{"state":"REQUESTED","event":"buyer.reorder","index":0}]},
    {"from":"REQUESTED","to":"PAYMENT_WAIT","points":[[837,248],[837,146],[1024,146],[1024,84]],"label":{"x":810,"y":180,"width":54,"height":28},"steps":[{"state":"REQUESTED","event":"gateway.declined","index":0}]},
    {"from":"REQUESTED","to":"EXPIRED","points":[[819,308],[819,342],[686,342],[686,430]],"label":{"x":630,"y":362,"width":113,"height":28},"steps":[{"state":"REQUESTED","event":"system.paymentDue","index":0}]},
    {"from":"APPROVING","to":"DEPOSIT_COMPLETE","points":[[967,490],[967,878]],"label":{"x":940,"y":616,"width":54,"height":28},"steps":[{"state":"APPROVING","event":"gateway.approved","index":0}]},
    {"from":"APPROVING","to":"DEPOSIT_READY","points":[[940,490],[940,524],[842,524],[842,600]],"label":{"x":800,"y":544,"width":83,"height":28},"steps":[{"state":"APPROVING","event":"gateway.accountIssued","index":0}]},
    {"from":"APPROVING","to":"PAYMENT_WAIT","points":[[958,430],[958,160],[1043,160],[1043,84]],"label":{"x":901,"y":250,"width":113,"height":56},"steps":[{"state":"APPROVING","event":"gateway.declined","index":0},{"state":"APPROVING","event":"system.approvalEnded","index":0}]},
    {"from":"APPROVING","to":"APPROVING","points":[[885,450],[869,450],[869,470],[885,470]],"label":{"x":746,"y":432,"width":117,"height":56},"steps":[{"state":"APPROVING","event":"gateway.unanswered","index":0},{"state":"APPROVING","event":"gateway.paidLate","index":0}]},
    {"from":"APPROVING","to":"DEPOSIT_COMPLETE_MANUAL","points":[[913,490],[913,510],[251,510],[251,804],[237,804],[237,878]],"label":{"x":209,"y":616,"width":83,"height":28},"steps":[{"state":"APPROVING","event":"system.approvalRecorded","index":0}]},
    {"from":"DEPOSIT_READY","to":"DEPOSIT_COMPLETE","points":[[856,660],[856,708],[801,708],[801,818],[901,818],[901,878]],"label":{"x":774,"y":742,"width":54,"height":28},"steps":[{"state":"DEPOSIT_READY","event":"gateway.deposited","index":0}]},
    {"from":"DEPOSIT_READY","to":"DEPOSIT_READY","points":[[771,620],[755,620],[755,640],[771,640]],"label":{"x":632,"y":616,"width":117,"height":28},"steps":[{"state":"DEPOSIT_READY","event":"gateway.paidLate","index":0}]},
    {"from":"DEPOSIT_READY","to":"DEPOSIT_COMPLETE_MANUAL","points":[[799,660],[799,680],[311,680],[311,878]],"label":{"x":270,"y":742,"width":83,"height":28},"steps":[{"state":"DEPOSIT_READY","event":"system.depositRecorded","index":0}]},
    {"from":"DEPOSIT_READY","to":"DEPOSIT_CANCEL","points":[[827,660],[827,694],[627,694],[627,878]],"label":{"x":570,"y":728,"width":113,"height":56},"steps":[{"state":"DEPOSIT_READY","event":"buyer.cancelDeposit","index":0},{"state":"DEPOSIT_READY","event":"system.paymentDue","index":0}]},
    {"from":"DEPOSIT_COMPLETE","to":"DEPOSIT_COMPLETE","points":[[868,898],[852,898],[852,918],[868,918]],"label":{"x":729,"y":838,"width":117,"height":140},"steps":[{"state":"DEPOSIT_COMPLETE","event":"gateway.paidLate","index":0},{"state":"DEPOSIT_COMPLETE","event":"gateway.depositReversed","index":1},{"state":"DEPOSIT_COMPLETE","event":"system.refund","index":0},{"state":"DEPOSIT_COMPLETE","event":"gateway.refunded","index":1},{"state":"DEPOSIT_COMPLETE","event":"system.refundRecorded","index":1}]},
    {"from":"DEPOSIT_COMPLETE","to":"DEPOSIT_READY","points":[[934,878],[934,804],[884,804],[884,660]],"label":{"x":842,"y":742,"width":83,"height":28},"steps":[{"state":"DEPOSIT_COMPLETE","event":"gateway.depositReversed","index":0}]},
    {"from":"DEPOSIT_COMPLETE","to":"REFUND_COMPLETE","points":[[978,938],[978,1086]],"label":{"x":951,"y":1018,"width":54,"height":28},"steps":[{"state":"DEPOSIT_COMPLETE","event":"gateway.refunded","index":0}]},
    {"from":"DEPOSIT_COMPLETE","to":"REFUND_COMPLETE_MANUAL","points":[[923,938],[923,998],[661,998],[661,1086]],"label":{"x":620,"y":1018,"width":83,"height":28},"steps":[{"state":"DEPOSIT_COMPLETE","event":"system.refundRecorded","index":0}]},
    {"from":"DEPOSIT_COMPLETE_MANUAL","to":"DEPOSIT_COMPLETE_MANUAL","points":[[163,898],[147,898],[147,918],[163,918]],"label":{"x":24,"y":866,"width":117,"height":84},"steps":[{"state":"DEPOSIT_COMPLETE_MANUAL","event":"gateway.paidLate","index":0},{"state":"DEPOSIT_COMPLETE_MANUAL","event":"system.refund","index":0},{"state":"DEPOSIT_COMPLETE_MANUAL","event":"system.refundRecorded","index":1}]},
    {"from":"DEPOSIT_COMPLETE_MANUAL","to":"REFUND_COMPLETE_MANUAL","points":[[274,938],[274,1066],[590,1066],[590,1086]],"label":{"x":233,"y":1018,"width":83,"height":28},"steps":[{"state":"DEPOSIT_COMPLETE_MANUAL","event":"system.refundRecorded","index":0}]},
    {"from":"DEPOSIT_CANCEL","to":"DEPOSIT_CANCEL","points":[[552,898],[536,898],[536,918],[552,918]],"label":{"x":413,"y":894,"width":117,"height":28},"steps":[{"state":"DEPOSIT_CANCEL","event":"gateway.paidLate","index":0}]},
    {"from":"EXPIRED","to":"EXPIRED","points":[[622,450],[606,450],[606,470],[622,470]],"label":{"x":483,"y":446,"width":117,"height":28},"steps":[{"state":"EXPIRED","event":"gateway.paidLate","index":0}]},
    {"from":"REPLACED","to":"REPLACED","points":[[314,450],[298,450],[298,470],[314,470]],"label":{"x":175,"y":446,"width":117,"height":28},"steps":[{"state":"REPLACED","event":"gateway.paidLate","index":0}]},
    {"from":"REFUND_COMPLETE","to":"REFUND_COMPLETE","points":[[900,1106],[884,1106],[884,1126],[900,1126]],"label":{"x":761,"y":1102,"width":117,"height":28},"steps":[{"state":"REFUND_COMPLETE","event":"gateway.paidLate","index":0}]},
    {"from":"REFUND_COMPLETE_MANUAL","to":"REFUND_COMPLETE_MANUAL","points":[[519,1106],[503,1106],[503,1126],[519,1126]],"label":{"x":380,"y":1102,"width":117,"height":28},"steps":[{"state":"REFUND_COMPLETE_MANUAL","event":"gateway.paidLate","index":0}]},
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
     }
    },
    "buyer.payNothing": {
     "target": "DEPOSIT_COMPLETE",
     "guard": "isFree",
     "meta": {
      "actor": "buyer",
      "action": "0원 결제",
      "otherwise": "PAYMENT_NOT_FREE"
     }
    },
    "buyer.reorder": {
     "target": "REPLACED",
     "meta": {
      "actor": "buyer",
      "action": "다시 주문"
     }
    },
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     }
    },
    "system.paymentDue": {
     "target": "EXPIRED",
     "guard": "isOverdue",
     "meta": {
      "actor": "system",
      "action": "결제 시간 만료",
      "otherwise": "PAYMENT_NOT_DUE"
     }
    }
   }
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
     }
    },
    "buyer.return": {
     "target": "APPROVING",
     "guard": "isAmountEqual",
     "actions": "confirmAtGateway",
     "meta": {
      "actor": "buyer",
      "action": "승인 요청",
      "otherwise": "PAYMENT_AMOUNT_DIFFERS"
     }
    },
    "buyer.reorder": {
     "target": "REPLACED",
     "meta": {
      "actor": "buyer",
      "action": "다시 주문"
     }
    },
    "gateway.declined": {
     "target": "PAYMENT_WAIT",
     "meta": {
      "actor": "gateway",
      "action": "중단"
     }
    },
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     }
    },
    "system.paymentDue": {
     "target": "EXPIRED",
     "guard": "isOverdue",
     "meta": {
      "actor": "system",
      "action": "결제 시간 만료",
      "otherwise": "PAYMENT_NOT_DUE"
     }
    }
   }
  },
  "APPROVING": {
   "meta": {
    "label": "승인 중",
    "otherwise": "PAYMENT_UNCONFIRMED"
   },
   "tags": [
    "busy"
   ],
   "entry": "askOutcomeLater",
   "on": {
    "gateway.approved": {
     "target": "DEPOSIT_COMPLETE",
     "meta": {
      "actor": "gateway",
      "action": "승인"
     }
    },
    "gateway.accountIssued": {
     "target": "DEPOSIT_READY",
     "meta": {
      "actor": "gateway",
      "action": "계좌 발급"
     }
    },
    "gateway.declined": {
     "target": "PAYMENT_WAIT",
     "meta": {
      "actor": "gateway",
      "action": "거절"
     }
    },
    "gateway.unanswered": {
     "target": "APPROVING",
     "reenter": true,
     "meta": {
      "actor": "gateway",
      "action": "응답 없음"
     }
    },
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     }
    },
    "system.approvalRecorded": {
     "target": "DEPOSIT_COMPLETE_MANUAL",
     "meta": {
      "actor": "system",
      "action": "수동 승인"
     }
    },
    "system.approvalEnded": {
     "target": "PAYMENT_WAIT",
     "meta": {
      "actor": "system",
      "action": "승인 없음 확인"
     }
    }
   }
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
    "tellItemsAwaitingDeposit"
   ],
   "on": {
    "gateway.deposited": {
     "target": "DEPOSIT_COMPLETE",
     "guard": "isAmountEqual",
     "meta": {
      "actor": "gateway",
      "action": "입금",
      "otherwise": "PAYMENT_AMOUNT_DIFFERS"
     }
    },
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     }
    },
    "system.depositRecorded": {
     "target": "DEPOSIT_COMPLETE_MANUAL",
     "meta": {
      "actor": "system",
      "action": "수동 입금"
     }
    },
    "buyer.cancelDeposit": {
     "target": "DEPOSIT_CANCEL",
     "actions": "tellItemsCancelled",
     "meta": {
      "actor": "buyer",
      "action": "입금 전 취소"
     }
    },
    "system.paymentDue": {
     "target": "DEPOSIT_CANCEL",
     "guard": "isOverdue",
     "actions": "tellItemsExpired",
     "meta": {
      "actor": "system",
      "action": "입금 기한 만료",
      "otherwise": "PAYMENT_NOT_DUE"
     }
    }
   }
  },
  "DEPOSIT_COMPLETE": {
   "meta": {
    "label": "결제완료"
   },
   "tags": [
    "paid"
   ],
   "entry": "tellItemsPaid",
   "on": {
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     }
    },
    "gateway.depositReversed": [
     {
      "target": "DEPOSIT_READY",
      "guard": "isUnprepared",
      "meta": {
       "actor": "gateway",
       "action": "입금 취소"
      }
     },
     {
      "target": "DEPOSIT_COMPLETE",
      "actions": "alertOperator",
      "meta": {
       "actor": "gateway",
       "action": "준비 후 취소"
      }
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
     }
    },
    "gateway.refunded": [
     {
      "target": "REFUND_COMPLETE",
      "guard": "isRefundWhole",
      "meta": {
       "actor": "gateway",
       "action": "환불"
      }
     },
     {
      "target": "DEPOSIT_COMPLETE",
      "meta": {
       "actor": "gateway",
       "action": "부분 환불"
      }
     }
    ],
    "system.refundRecorded": [
     {
      "target": "REFUND_COMPLETE_MANUAL",
      "guard": "isRefundWhole",
      "meta": {
       "actor": "system",
       "action": "수동 환불"
      }
     },
     {
      "target": "DEPOSIT_COMPLETE",
      "meta": {
       "actor": "system",
       "action": "수동 부분 환불"
      }
     }
    ]
   }
  },
  "DEPOSIT_COMPLETE_MANUAL": {
   "meta": {
    "label": "결제완료(수동)"
   },
   "tags": [
    "paid"
   ],
   "entry": "tellItemsPaid",
   "on": {
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     }
    },
    "system.refund": {
     "guard": "isRefundable",
     "actions": "refundByHand",
     "meta": {
      "actor": "system",
      "action": "환불 요청",
      "otherwise": "PAYMENT_REFUND_TOO_LARGE"
     }
    },
    "system.refundRecorded": [
     {
      "target": "REFUND_COMPLETE_MANUAL",
      "guard": "isRefundWhole",
      "meta": {
       "actor": "system",
       "action": "수동 환불"
      }
     },
     {
      "target": "DEPOSIT_COMPLETE_MANUAL",
      "meta": {
       "actor": "system",
       "action": "수동 부분 환불"
      }
     }
    ]
   }
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
     }
    }
   }
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
    "tellItemsExpired",
    "returnCoupons"
   ],
   "on": {
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     }
    }
   }
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
    "tellItemsExpired",
    "returnCoupons"
   ],
   "on": {
    "gateway.paidLate": {
     "actions": "returnMoney",
     "meta": {
      "actor": "gateway",
      "action": "늦은 입금·승인"
     }
    }
   }
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
     }
    }
   }
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
     }
    }
   }
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  PAYMENT_WAIT : PAYMENT_WAIT 결제대기\n  REQUESTED : REQUESTED 결제창 열림\n  APPROVING : APPROVING 승인 중\n  DEPOSIT_READY : DEPOSIT_READY 입금대기\n  DEPOSIT_COMPLETE : DEPOSIT_COMPLETE 결제완료\n  DEPOSIT_COMPLETE_MANUAL : DEPOSIT_COMPLETE_MANUAL 결제완료(수동)\n  DEPOSIT_CANCEL : DEPOSIT_CANCEL 입금취소\n  EXPIRED : EXPIRED 결제만료\n  REPLACED : REPLACED 새 주문으로 바뀜\n  REFUND_COMPLETE : REFUND_COMPLETE 환불완료\n  REFUND_COMPLETE_MANUAL : REFUND_COMPLETE_MANUAL 환불완료(수동)\n  [*] --> PAYMENT_WAIT\n  PAYMENT_WAIT --> REQUESTED : 결제 요청\n  PAYMENT_WAIT --> DEPOSIT_COMPLETE : 0원 결제\n  PAYMENT_WAIT --> REPLACED : 다시 주문\n  PAYMENT_WAIT --> PAYMENT_WAIT : 늦은 입금·승인\n  PAYMENT_WAIT --> EXPIRED : 결제 시간 만료\n  REQUESTED --> REQUESTED : 결제 재요청<br/>늦은 입금·승인\n  REQUESTED --> APPROVING : 승인 요청\n  REQUESTED --> REPLACED : 다시 주문\n  REQUESTED --> PAYMENT_WAIT : 중단\n  REQUESTED --> EXPIRED : 결제 시간 만료\n  APPROVING --> DEPOSIT_COMPLETE : 승인\n  APPROVING --> DEPOSIT_READY : 계좌 발급\n  APPROVING --> PAYMENT_WAIT : 거절<br/>승인 없음 확인\n  APPROVING --> APPROVING : 응답 없음<br/>늦은 입금·승인\n  APPROVING --> DEPOSIT_COMPLETE_MANUAL : 수동 승인\n  DEPOSIT_READY --> DEPOSIT_COMPLETE : 입금\n  DEPOSIT_READY --> DEPOSIT_READY : 늦은 입금·승인\n  DEPOSIT_READY --> DEPOSIT_COMPLETE_MANUAL : 수동 입금\n  DEPOSIT_READY --> DEPOSIT_CANCEL : 입금 전 취소<br/>입금 기한 만료\n  DEPOSIT_COMPLETE --> DEPOSIT_COMPLETE : 늦은 입금·승인<br/>준비 후 취소<br/>환불 요청<br/>부분 환불<br/>수동 부분 환불\n  DEPOSIT_COMPLETE --> DEPOSIT_READY : 입금 취소\n  DEPOSIT_COMPLETE --> REFUND_COMPLETE : 환불\n  DEPOSIT_COMPLETE --> REFUND_COMPLETE_MANUAL : 수동 환불\n  DEPOSIT_COMPLETE_MANUAL --> DEPOSIT_COMPLETE_MANUAL : 늦은 입금·승인<br/>환불 요청<br/>수동 부분 환불\n  DEPOSIT_COMPLETE_MANUAL --> REFUND_COMPLETE_MANUAL : 수동 환불\n  DEPOSIT_CANCEL --> DEPOSIT_CANCEL : 늦은 입금·승인\n  EXPIRED --> EXPIRED : 늦은 입금·승인\n  REPLACED --> REPLACED : 늦은 입금·승인\n  REFUND_COMPLETE --> REFUND_COMPLETE : 늦은 입금·승인\n  REFUND_COMPLETE_MANUAL --> REFUND_COMPLETE_MANUAL : 늦은 입금·승인\n  DEPOSIT_CANCEL --> [*]\n  EXPIRED --> [*]\n  REPLACED --> [*]\n  REFUND_COMPLETE --> [*]\n  REFUND_COMPLETE_MANUAL --> [*]\n"
