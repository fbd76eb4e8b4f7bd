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
    {"state":"APPROVING","label":"승인 중","tags":["busy"],"entry":["askOutcomeLater"],"asks":[],"otherwise":"PAYMENT_UNCONFIRMED","steps":[{"event":"gateway.approved","index":0,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"승인","guard":null,"effects":[],"otherwise":null},{"event":"gateway.accountIssued","index":0,"target":"DEPOSIT_READY","actor":"gateway","action":"계좌 발급","guard":null,"effects":[],"otherwise":null},{"event":"gateway.declined","index":0,"target":"PAYMENT_WAIT","actor":"gateway","action":"거절","guard":null,"effects":[],"otherwise":null},{"event":"gateway.unanswered","index":0,"target":"APPROVING","actor":"gateway","action":"응답 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"DEPOSIT_READY","label":"입금대기","tags":["awaitingDeposit"],"entry":["scheduleDepositDue","tellItemsAwaitingDeposit"],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.deposited","index":0,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"입금","guard":"isAmountEqual","effects":[],"otherwise":"PAYMENT_AMOUNT_DIFFERS"},{"event":"gateway.paidLate","index":0,"target":"DEPOSIT_READY","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null},{"event":"system.depositRecorded","index":0,"target":"DEPOSIT_COMPLETE_MANUAL","actor":"system","action":"수동 입금","guard":null,"effects":[],"otherwise":null},{"event":"buyer.cancelDeposit","index":0,"target":"DEPOSIT_CANCEL","actor":"buyer","action":"입금 전 취소","guard":null,"effects":["tellItemsCancelled"],"otherwise":null},{"event":"system.paymentDue","index":0,"target":"DEPOSIT_CANCEL","actor":"system","action":"입금 기한 만료","guard":"isOverdue","effects":["tellItemsExpired"],"otherwise":"PAYMENT_NOT_DUE"}]},
    {"state":"DEPOSIT_COMPLETE","label":"결제완료","tags":["paid"],"entry":["tellItemsPaid"],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.paidLate","index":0,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null},{"event":"gateway.depositReversed","index":0,"target":"DEPOSIT_READY","actor":"gateway","action":"입금 취소","guard":"isUnprepared","effects":[],"otherwise":null},{"event":"gateway.depositReversed","index":1,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"준비 후 취소","guard":null,"effects":["alertOperator"],"otherwise":null},{"event":"system.refund","index":0,"target":"DEPOSIT_COMPLETE","actor":"system","action":"환불 요청","guard":"isRefundable","effects":["refundAtGateway"],"otherwise":"PAYMENT_REFUND_TOO_LARGE"},{"event":"gateway.refunded","index":0,"target":"REFUND_COMPLETE","actor":"gateway","action":"환불","guard":"isRefundWhole","effects":[],"otherwise":null},{"event":"gateway.refunded","index":1,"target":"DEPOSIT_COMPLETE","actor":"gateway","action":"부분 환불","guard":null,"effects":[],"otherwise":null},{"event":"system.refundRecorded","index":0,"target":"REFUND_COMPLETE_MANUAL","actor":"system","action":"수동 환불","guard":"isRefundWhole","effects":[],"otherwise":null},{"event":"system.refundRecorded","index":1,"target":"DEPOSIT_COMPLETE","actor":"system","action":"수동 부분 환불","guard":null,"effects":[],"otherwise":null}]},
    {"state":"DEPOSIT_COMPLETE_MANUAL","label":"결제완료(수동)","tags":["paid"],"entry":["tellItemsPaid"],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"system.refundRecorded","index":0,"target":"REFUND_COMPLETE_MANUAL","actor":"system","action":"수동 환불","guard":"isRefundWhole","effects":[],"otherwise":null},{"event":"system.refundRecorded","index":1,"target":"DEPOSIT_COMPLETE_MANUAL","actor":"system","action":"수동 부분 환불","guard":null,"effects":[],"otherwise":null}]},
    {"state":"DEPOSIT_CANCEL","label":"입금취소","tags":["terminal"],"entry":["closeAccount","returnCoupons"],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[{"event":"gateway.paidLate","index":0,"target":"DEPOSIT_CANCEL","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null}]},
    {"state":"EXPIRED","label":"결제만료","tags":["terminal"],"entry":["tellItemsExpired","returnCoupons"],"asks":[],"otherwise":"PAYMENT_EXPIRED","steps":[{"event":"gateway.paidLate","index":0,"target":"EXPIRED","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null}]},
    {"state":"REPLACED","label":"새 주문으로 바뀜","tags":["terminal"],"entry":["tellItemsExpired","returnCoupons"],"asks":[],"otherwise":"PAYMENT_REPLACED","steps":[{"event":"gateway.paidLate","index":0,"target":"REPLACED","actor":"gateway","action":"늦은 입금·승인","guard":null,"effects":["returnMoney"],"otherwise":null}]},
    {"state":"REFUND_COMPLETE","label":"환불완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[]},
    {"state":"REFUND_COMPLETE_MANUAL","label":"환불완료(수동)","tags":["terminal"],"entry":[],"asks":[],"otherwise":"PAYMENT_NOT_WAITING","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 1077,
  height: 1128,
  states: {
    "PAYMENT_WAIT": {"x":597,"y":24,"width":133,"height":60},
    "REQUESTED": {"x":600,"y":220,"width":109,"height":60},
    "APPROVING": {"x":820,"y":402,"width":109,"height":60},
    "DEPOSIT_READY": {"x":666,"y":558,"width":141,"height":60},
    "DEPOSIT_COMPLETE": {"x":864,"y":836,"width":165,"height":60},
    "DEPOSIT_COMPLETE_MANUAL": {"x":159,"y":836,"width":222,"height":60},
    "DEPOSIT_CANCEL": {"x":548,"y":836,"width":149,"height":60},
    "EXPIRED": {"x":591,"y":402,"width":96,"height":60},
    "REPLACED": {"x":283,"y":402,"width":141,"height":60},
    "REFUND_COMPLETE": {"x":896,"y":1044,"width":157,"height":60},
    "REFUND_COMPLETE_MANUAL": {"x":654,"y":1044,"width":214,"height":60},
  },
  arrows: [
    {"from":"PAYMENT_WAIT","to":"REQUESTED","points":[[654,84],[654,132],[590,132],[590,200],[636,200],[636,220]],"label":{"x":549,"y":152,"width":83,"height":28},"steps":[{"state":"PAYMENT_WAIT","event":"buyer.request","index":0}]},
    {"from":"PAYMENT_WAIT","to":"DEPOSIT_COMPLETE","points":[[711,84],[711,104],[996,104],[996,836]],"label":{"x":957,"y":418,"width":79,"height":28},"steps":[{"state":"PAYMENT_WAIT","event":"buyer.payNothing","index":0}]},
    {"from":"PAYMENT_WAIT","to":"REPLACED","points":[[616,84],[616,104],[204,104],[204,382],[330,382],[330,402]],"label":{"x":163,"y":236,"width":83,"height":28},"steps":[{"state":"PAYMENT_WAIT","event":"buyer.reorder","index":0}]},
    {"from":"PAYMENT_WAIT","to":"PAYMENT_WAIT","points":[[597,44],[581,44],[581,64],[597,64]],"label":{"x":458,"y":40,"width":117,"height":28},"steps":[{"state":"PAYMENT_WAIT","event":"gateway.paidLate","index":0}]},
    {"from":"PAYMENT_WAIT","to":"EXPIRED","points":[[635,84],[635,118],[316,118],[316,368],[623,368],[623,402]],"label":{"x":260,"y":236,"width":113,"height":28},"steps":[{"state":"PAYMENT_WAIT","event":"system.paymentDue","index":0}]},
    {"from":"REQUESTED","to":"REQUESTED","points":[[600,240],[584,240],[584,260],[600,260]],"label":{"x":461,"y":222,"width":117,"height":56},"steps":[{"state":"REQUESTED","event":"buyer.request","index":0},{"state":"REQUESTED","event":"gateway.paidLate","index":0}]},
    {"from":"REQUESTED","to":"APPROVING","points":[[682,280],[682,300],[833,300],[833,368],[856,368],[856,402]],"label":{"x":791,"y":320,"width":83,"height":28},"steps":[{"state":"REQUESTED","event":"buyer.return","index":0}]},
    {"from":"REQUESTED","to":"REPLACED","points":[[627,280],[627,300],[377,300],[377,402]],"label":{"x":335,"y":320,"width":83,"height":28},"steps":[{"state":"REQUESTED","event":"buyer.reorder","index":0}]},
    {"from":"REQUESTED","to":"PAYMENT_WAIT","points":[[673,220],[673,84]],"label":{"x":646,"y":152,"width":54,"height":28},"steps":[{"state":"REQUESTED","event":"gateway.declined","index":0}]},
    {"from":"REQUESTED","to":"EXPIRED","points":[[655,280],[655,402]],"label":{"x":598,"y":320,"width":113,"height":28},"steps":[{"state":"REQUESTED","event":"system.paymentDue","index":0}]},
    {"from":"APPROVING","to":"DEPOSIT_COMPLETE","points":[[892,462],[892,748],[963,748],[963,836]],"label":{"x":865,"y":574,"width":54,"height":28},"steps":[{"state":"APPROVING","event":"gateway.approved","index":0}]},
    {"from":"APPROVING","to":"DEPOSIT_READY","points":[[856,462],[856,482],[736,482],[736,558]],"label":{"x":695,"y":502,"width":83,"height":28},"steps":[{"state":"APPROVING","event":"gateway.accountIssued","index":0}]},
    {"from":"APPROVING","to":"PAYMENT_WAIT","points":[[892,402],[892,118],[692,118],[692,84]],"label":{"x":865,"y":236,"width":54,"height":28},"steps":[{"state":"APPROVING","event":"gateway.declined","index":0}]},
    {"from":"APPROVING","to":"APPROVING","points":[[820,422],[804,422],[804,442],[820,442]],"label":{"x":715,"y":418,"width":83,"height":28},"steps":[{"state":"APPROVING","event":"gateway.unanswered","index":0}]},
    {"from":"DEPOSIT_READY","to":"DEPOSIT_COMPLETE","points":[[750,618],[750,776],[897,776],[897,836]],"label":{"x":723,"y":686,"width":54,"height":28},"steps":[{"state":"DEPOSIT_READY","event":"gateway.deposited","index":0}]},
    {"from":"DEPOSIT_READY","to":"DEPOSIT_READY","points":[[666,578],[650,578],[650,598],[666,598]],"label":{"x":527,"y":574,"width":117,"height":28},"steps":[{"state":"DEPOSIT_READY","event":"gateway.paidLate","index":0}]},
    {"from":"DEPOSIT_READY","to":"DEPOSIT_COMPLETE_MANUAL","points":[[694,618],[694,638],[270,638],[270,836]],"label":{"x":229,"y":686,"width":83,"height":28},"steps":[{"state":"DEPOSIT_READY","event":"system.depositRecorded","index":0}]},
    {"from":"DEPOSIT_READY","to":"DEPOSIT_CANCEL","points":[[722,618],[722,652],[623,652],[623,836]],"label":{"x":566,"y":672,"width":113,"height":56},"steps":[{"state":"DEPOSIT_READY","event":"buyer.cancelDeposit","index":0},{"state":"DEPOSIT_READY","event":"system.paymentDue","index":0}]},
    {"from":"DEPOSIT_COMPLETE","to":"DEPOSIT_COMPLETE","points":[[864,856],[848,856],[848,876],[864,876]],"label":{"x":725,"y":796,"width":117,"height":140},"steps":[{"state":"DEPOSIT_COMPLETE","event":"gateway.paidLate","index":0},{"state":"DEPOSIT_COMPLETE","event":"gateway.depositReversed","index":1},{"state":"DEPOSIT_COMPLETE","event":"system.refund","index":0},{"state":"DEPOSIT_COMPLETE","event":"gateway.refunded","index":1},{"state":"DEPOSIT_COMPLETE","event":"system.refundRecorded","index":1}]},
    {"from":"DEPOSIT_COMPLETE","to":"DEPOSIT_READY","points":[[930,836],[930,762],[833,762],[833,638],[778,638],[778,618]],"label":{"x":791,"y":686,"width":83,"height":28},"steps":[{"state":"DEPOSIT_COMPLETE","event":"gateway.depositReversed","index":0}]},
    {"from":"DEPOSIT_COMPLETE","to":"REFUND_COMPLETE","points":[[974,896],[974,1044]],"label":{"x":947,"y":976,"width":54,"height":28},"steps":[{"state":"DEPOSIT_COMPLETE","event":"gateway.refunded","index":0}]},
    {"from":"DEPOSIT_COMPLETE","to":"REFUND_COMPLETE_MANUAL","points":[[919,896],[919,956],[796,956],[796,1044]],"label":{"x":755,"y":976,"width":83,"height":28},"steps":[{"state":"DEPOSIT_COMPLETE","event":"system.refundRecorded","index":0}]},
    {"from":"DEPOSIT_COMPLETE_MANUAL","to":"REFUND_COMPLETE_MANUAL","points":[[270,896],[270,1024],[725,1024],[725,1044]],"label":{"x":229,"y":976,"width":83,"height":28},"steps":[{"state":"DEPOSIT_COMPLETE_MANUAL","event":"system.refundRecorded","index":0}]},
    {"from":"DEPOSIT_COMPLETE_MANUAL","to":"DEPOSIT_COMPLETE_MANUAL","points":[[159,856],[143,856],[143,876],[159,876]],"label":{"x":24,"y":852,"width":113,"height":28},"steps":[{"state":"DEPOSIT_COMPLETE_MANUAL","event":"system.refundRecorded","index":1}]},
    {"from":"DEPOSIT_CANCEL","to":"DEPOSIT_CANCEL","points":[[548,856],[532,856],[532,876],[548,876]],"label":{"x":409,"y":852,"width":117,"height":28},"steps":[{"state":"DEPOSIT_CANCEL","event":"gateway.paidLate","index":0}]},
    {"from":"EXPIRED","to":"EXPIRED","points":[[591,422],[575,422],[575,442],[591,442]],"label":{"x":452,"y":418,"width":117,"height":28},"steps":[{"state":"EXPIRED","event":"gateway.paidLate","index":0}]},
    {"from":"REPLACED","to":"REPLACED","points":[[283,422],[267,422],[267,442],[283,442]],"label":{"x":144,"y":418,"width":117,"height":28},"steps":[{"state":"REPLACED","event":"gateway.paidLate","index":0}]},
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
   ]
  },
  "REFUND_COMPLETE_MANUAL": {
   "meta": {
    "label": "환불완료(수동)"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  PAYMENT_WAIT : PAYMENT_WAIT 결제대기\n  REQUESTED : REQUESTED 결제창 열림\n  APPROVING : APPROVING 승인 중\n  DEPOSIT_READY : DEPOSIT_READY 입금대기\n  DEPOSIT_COMPLETE : DEPOSIT_COMPLETE 결제완료\n  DEPOSIT_COMPLETE_MANUAL : DEPOSIT_COMPLETE_MANUAL 결제완료(수동)\n  DEPOSIT_CANCEL : DEPOSIT_CANCEL 입금취소\n  EXPIRED : EXPIRED 결제만료\n  REPLACED : REPLACED 새 주문으로 바뀜\n  REFUND_COMPLETE : REFUND_COMPLETE 환불완료\n  REFUND_COMPLETE_MANUAL : REFUND_COMPLETE_MANUAL 환불완료(수동)\n  [*] --> PAYMENT_WAIT\n  PAYMENT_WAIT --> REQUESTED : 결제 요청\n  PAYMENT_WAIT --> DEPOSIT_COMPLETE : 0원 결제\n  PAYMENT_WAIT --> REPLACED : 다시 주문\n  PAYMENT_WAIT --> PAYMENT_WAIT : 늦은 입금·승인\n  PAYMENT_WAIT --> EXPIRED : 결제 시간 만료\n  REQUESTED --> REQUESTED : 결제 재요청<br/>늦은 입금·승인\n  REQUESTED --> APPROVING : 승인 요청\n  REQUESTED --> REPLACED : 다시 주문\n  REQUESTED --> PAYMENT_WAIT : 중단\n  REQUESTED --> EXPIRED : 결제 시간 만료\n  APPROVING --> DEPOSIT_COMPLETE : 승인\n  APPROVING --> DEPOSIT_READY : 계좌 발급\n  APPROVING --> PAYMENT_WAIT : 거절\n  APPROVING --> APPROVING : 응답 없음\n  DEPOSIT_READY --> DEPOSIT_COMPLETE : 입금\n  DEPOSIT_READY --> DEPOSIT_READY : 늦은 입금·승인\n  DEPOSIT_READY --> DEPOSIT_COMPLETE_MANUAL : 수동 입금\n  DEPOSIT_READY --> DEPOSIT_CANCEL : 입금 전 취소<br/>입금 기한 만료\n  DEPOSIT_COMPLETE --> DEPOSIT_COMPLETE : 늦은 입금·승인<br/>준비 후 취소<br/>환불 요청<br/>부분 환불<br/>수동 부분 환불\n  DEPOSIT_COMPLETE --> DEPOSIT_READY : 입금 취소\n  DEPOSIT_COMPLETE --> REFUND_COMPLETE : 환불\n  DEPOSIT_COMPLETE --> REFUND_COMPLETE_MANUAL : 수동 환불\n  DEPOSIT_COMPLETE_MANUAL --> REFUND_COMPLETE_MANUAL : 수동 환불\n  DEPOSIT_COMPLETE_MANUAL --> DEPOSIT_COMPLETE_MANUAL : 수동 부분 환불\n  DEPOSIT_CANCEL --> DEPOSIT_CANCEL : 늦은 입금·승인\n  EXPIRED --> EXPIRED : 늦은 입금·승인\n  REPLACED --> REPLACED : 늦은 입금·승인\n  DEPOSIT_CANCEL --> [*]\n  EXPIRED --> [*]\n  REPLACED --> [*]\n  REFUND_COMPLETE --> [*]\n  REFUND_COMPLETE_MANUAL --> [*]\n"
