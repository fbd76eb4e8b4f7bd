// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "paying",
  label: "결제 진행",
  start: "arriving",
  guards: ["isCompleted","isDeclined","isEnded","isExpired","isFree","isOpened","isReturned"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"arriving","label":"들어옴","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"order.placed","index":0,"target":"approvingFree","actor":"buyer","action":"0원 결제","guard":"isFree","effects":["keep"],"otherwise":null},{"event":"order.placed","index":1,"target":"requesting","actor":"buyer","action":"결제 시작","guard":null,"effects":["keep"],"otherwise":null},{"event":"gateway.returned","index":0,"target":"approving","actor":"gateway","action":"결제창에서 돌아옴","guard":null,"effects":["keep"],"otherwise":null},{"event":"gateway.closed","index":0,"target":"declined","actor":"gateway","action":"결제창 닫힘","guard":null,"effects":["keep"],"otherwise":null},{"event":"payment.missing","index":0,"target":"ended","actor":"system","action":"결제 없음","guard":null,"effects":["noteMissing"],"otherwise":null}]},
    {"state":"requesting","label":"결제창 준비 중","tags":["busy"],"entry":[],"asks":["requestPayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.requestPayment","index":0,"target":"leaving","actor":"gateway","action":"결제창 준비됨","guard":"isOpened","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":1,"target":"completed","actor":"gateway","action":"이미 결제됨","guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":2,"target":"declined","actor":"gateway","action":"거절","guard":"isDeclined","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":3,"target":"ended","actor":"system","action":"결제할 수 없음","guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":4,"target":"expired","actor":"system","action":"결제 시간 만료","guard":"isExpired","effects":[],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":5,"target":"settling","actor":"gateway","action":"이미 승인 중","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.requestPayment","index":0,"target":"declined","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"leaving","label":"결제창으로 이동 중","tags":["busy"],"entry":[],"asks":["openWindow"],"otherwise":null,"steps":[{"event":"xstate.done.actor.openWindow","index":0,"target":"declined","actor":"buyer","action":"뒤로 가기","guard":null,"effects":["noteClosed"],"otherwise":null},{"event":"xstate.error.actor.openWindow","index":0,"target":"declined","actor":"system","action":"창이 안 열림","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"approving","label":"승인 중","tags":["busy"],"entry":[],"asks":["approvePayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.approvePayment","index":0,"target":"completed","actor":"gateway","action":"승인","guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":1,"target":"declined","actor":"gateway","action":"거절","guard":"isDeclined","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":2,"target":"ended","actor":"system","action":"결제할 수 없음","guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":3,"target":"expired","actor":"system","action":"결제 시간 만료","guard":"isExpired","effects":[],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":4,"target":"settling","actor":"gateway","action":"아직 모름","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.approvePayment","index":0,"target":"settling","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"approvingFree","label":"0원 결제 중","tags":["busy"],"entry":[],"asks":["approveFreePayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.approveFreePayment","index":0,"target":"completed","actor":"system","action":"승인","guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approveFreePayment","index":1,"target":"ended","actor":"system","action":"결제할 수 없음","guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approveFreePayment","index":2,"target":"expired","actor":"system","action":"결제 시간 만료","guard":"isExpired","effects":[],"otherwise":null},{"event":"xstate.done.actor.approveFreePayment","index":3,"target":"settling","actor":"system","action":"아직 모름","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.approveFreePayment","index":0,"target":"settling","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"settling","label":"결제 결과 확인 중","tags":["busy"],"entry":[],"asks":["awaitOutcome"],"otherwise":null,"steps":[{"event":"xstate.done.actor.awaitOutcome","index":0,"target":"completed","actor":"gateway","action":"승인","guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.awaitOutcome","index":1,"target":"declined","actor":"gateway","action":"거절","guard":"isDeclined","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.awaitOutcome","index":2,"target":"ended","actor":"system","action":"결제할 수 없음","guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.awaitOutcome","index":3,"target":"expired","actor":"system","action":"결제 시간 만료","guard":"isExpired","effects":[],"otherwise":null},{"event":"xstate.done.actor.awaitOutcome","index":4,"target":"unsettled","actor":"gateway","action":"아직 모름","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.awaitOutcome","index":0,"target":"unsettled","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"unsettled","label":"결제 결과 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"approving","actor":"buyer","action":"다시 승인 요청","guard":"isReturned","effects":[],"otherwise":null},{"event":"buyer.retry","index":1,"target":"settling","actor":"buyer","action":"다시 확인","guard":null,"effects":[],"otherwise":null}]},
    {"state":"declined","label":"결제되지 않음","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"requesting","actor":"buyer","action":"다시 결제","guard":null,"effects":[],"otherwise":null},{"event":"buyer.changeMethod","index":0,"target":"choosing","actor":"buyer","action":"결제수단 바꾸기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"choosing","label":"결제수단 고르는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.chooseMethod","index":0,"target":"requesting","actor":"buyer","action":"고른 결제수단으로 결제","guard":null,"effects":["keep"],"otherwise":null},{"event":"buyer.keepMethod","index":0,"target":"declined","actor":"buyer","action":"그대로 두기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"ended","label":"결제할 수 없음","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"expired","label":"결제 시간 지남","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"completed","label":"주문 완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 1830,
  height: 1078,
  states: {
    "arriving": {"x":24,"y":667,"width":101,"height":60},
    "requesting": {"x":353,"y":340,"width":127,"height":60},
    "leaving": {"x":825,"y":91,"width":155,"height":60},
    "approving": {"x":368,"y":667,"width":109,"height":60},
    "approvingFree": {"x":341,"y":775,"width":141,"height":60},
    "settling": {"x":832,"y":599,"width":145,"height":60},
    "unsettled": {"x":1308,"y":657,"width":127,"height":60},
    "declined": {"x":1309,"y":279,"width":123,"height":60},
    "choosing": {"x":1651,"y":274,"width":155,"height":60},
    "ended": {"x":1308,"y":989,"width":127,"height":60},
    "expired": {"x":1308,"y":806,"width":127,"height":60},
    "completed": {"x":1308,"y":435,"width":109,"height":60},
  },
  arrows: [
    {"from":"arriving","to":"approvingFree","points":[[125,707],[159,707],[159,805],[341,805]],"label":{"x":207,"y":790,"width":79,"height":28},"steps":[{"state":"arriving","event":"order.placed","index":0}]},
    {"from":"arriving","to":"requesting","points":[[125,687],[159,687],[159,370],[353,370]],"label":{"x":205,"y":356,"width":83,"height":28},"steps":[{"state":"arriving","event":"order.placed","index":1}]},
    {"from":"arriving","to":"approving","points":[[125,697],[368,697]],"label":{"x":179,"y":683,"width":134,"height":28},"steps":[{"state":"arriving","event":"gateway.returned","index":0}]},
    {"from":"arriving","to":"declined","points":[[125,677],[145,677],[145,72],[1288,72],[1288,288],[1309,288]],"label":{"x":669,"y":58,"width":96,"height":28},"steps":[{"state":"arriving","event":"gateway.closed","index":0}]},
    {"from":"arriving","to":"ended","points":[[125,717],[145,717],[145,1039],[1308,1039]],"label":{"x":675,"y":1025,"width":83,"height":28},"steps":[{"state":"arriving","event":"payment.missing","index":0}]},
    {"from":"requesting","to":"leaving","points":[[480,353],[516,354],[516,121],[825,121]],"label":{"x":662,"y":107,"width":109,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":0}]},
    {"from":"requesting","to":"completed","points":[[480,373],[1260,374],[1260,447],[1308,447]],"label":{"x":855,"y":359,"width":96,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":1}]},
    {"from":"requesting","to":"declined","points":[[480,360],[530,360],[530,208],[1260,208],[1260,305],[1309,305]],"label":{"x":861,"y":179,"width":83,"height":56},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":2},{"state":"requesting","event":"xstate.error.actor.requestPayment","index":0}]},
    {"from":"requesting","to":"ended","points":[[480,393],[572,394],[572,897],[1274,897],[1274,999],[1308,999]],"label":{"x":846,"y":882,"width":113,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":3}]},
    {"from":"requesting","to":"expired","points":[[480,387],[614,387],[614,745],[1260,745],[1260,818],[1308,818]],"label":{"x":846,"y":730,"width":113,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":4}]},
    {"from":"requesting","to":"settling","points":[[480,380],[628,380],[628,516],[805,516],[805,614],[832,614]],"label":{"x":667,"y":502,"width":100,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":5}]},
    {"from":"leaving","to":"declined","points":[[980,121],[1274,121],[1274,296],[1309,296]],"label":{"x":1080,"y":93,"width":100,"height":56},"steps":[{"state":"leaving","event":"xstate.done.actor.openWindow","index":0},{"state":"leaving","event":"xstate.error.actor.openWindow","index":0}]},
    {"from":"approving","to":"completed","points":[[477,684],[600,684],[600,483],[1308,483]],"label":{"x":876,"y":468,"width":54,"height":28},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":0}]},
    {"from":"approving","to":"declined","points":[[477,676],[558,676],[558,331],[1309,331]],"label":{"x":876,"y":316,"width":54,"height":28},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":1}]},
    {"from":"approving","to":"ended","points":[[477,719],[502,719],[502,1006],[1232,1006],[1232,1029],[1308,1029]],"label":{"x":846,"y":991,"width":113,"height":28},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":2}]},
    {"from":"approving","to":"expired","points":[[477,710],[530,710],[530,854],[1308,854]],"label":{"x":846,"y":839,"width":113,"height":28},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":3}]},
    {"from":"approving","to":"settling","points":[[477,693],[642,693],[642,644],[832,644]],"label":{"x":675,"y":616,"width":83,"height":56},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":4},{"state":"approving","event":"xstate.error.actor.approvePayment","index":0}]},
    {"from":"approvingFree","to":"completed","points":[[482,787],[586,787],[586,417],[1246,417],[1246,459],[1308,459]],"label":{"x":876,"y":402,"width":54,"height":28},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":0}]},
    {"from":"approvingFree","to":"ended","points":[[482,823],[516,823],[516,963],[1246,963],[1246,1019],[1308,1019]],"label":{"x":846,"y":948,"width":113,"height":28},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":1}]},
    {"from":"approvingFree","to":"expired","points":[[482,811],[1232,811],[1232,842],[1308,842]],"label":{"x":846,"y":796,"width":113,"height":28},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":2}]},
    {"from":"approvingFree","to":"settling","points":[[482,799],[628,799],[628,573],[791,573],[791,629],[832,629]],"label":{"x":675,"y":545,"width":83,"height":56},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":3},{"state":"approvingFree","event":"xstate.error.actor.approveFreePayment","index":0}]},
    {"from":"settling","to":"completed","points":[[977,616],[1014,616],[1014,450],[1232,450],[1232,471],[1308,471]],"label":{"x":1103,"y":436,"width":54,"height":28},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":0}]},
    {"from":"settling","to":"declined","points":[[977,608],[1000,608],[1000,298],[1232,298],[1232,322],[1309,322]],"label":{"x":1103,"y":284,"width":54,"height":28},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":1}]},
    {"from":"settling","to":"ended","points":[[977,650],[1000,650],[1000,930],[1260,930],[1260,1009],[1308,1009]],"label":{"x":1074,"y":916,"width":113,"height":28},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":2}]},
    {"from":"settling","to":"expired","points":[[977,642],[1014,642],[1014,778],[1246,778],[1246,830],[1308,830]],"label":{"x":1074,"y":764,"width":113,"height":28},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":3}]},
    {"from":"settling","to":"unsettled","points":[[977,625],[1028,625],[1028,576],[1246,576],[1246,672],[1308,672]],"label":{"x":1089,"y":548,"width":83,"height":56},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":4},{"state":"settling","event":"xstate.error.actor.awaitOutcome","index":0}]},
    {"from":"unsettled","to":"approving","points":[[1308,702],[477,702]],"label":{"x":846,"y":687,"width":113,"height":28},"steps":[{"state":"unsettled","event":"buyer.retry","index":0}]},
    {"from":"unsettled","to":"settling","points":[[1308,687],[1232,687],[1232,633],[977,633]],"label":{"x":1089,"y":619,"width":83,"height":28},"steps":[{"state":"unsettled","event":"buyer.retry","index":1}]},
    {"from":"declined","to":"requesting","points":[[1309,313],[1246,313],[1246,265],[544,265],[544,367],[480,367]],"label":{"x":861,"y":250,"width":83,"height":28},"steps":[{"state":"declined","event":"buyer.retry","index":0}]},
    {"from":"declined","to":"choosing","points":[[1432,299],[1455,299],[1455,276],[1617,276],[1617,304],[1651,304]],"label":{"x":1475,"y":262,"width":122,"height":28},"steps":[{"state":"declined","event":"buyer.changeMethod","index":0}]},
    {"from":"choosing","to":"requesting","points":[[1651,289],[1631,289],[1631,39],[502,39],[502,347],[480,347]],"label":{"x":1048,"y":24,"width":164,"height":28},"steps":[{"state":"choosing","event":"buyer.chooseMethod","index":0}]},
    {"from":"choosing","to":"declined","points":[[1651,319],[1432,319]],"label":{"x":1488,"y":305,"width":96,"height":28},"steps":[{"state":"choosing","event":"buyer.keepMethod","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "paying",
 "meta": {
  "label": "결제 진행"
 },
 "context": {
  "paymentId": null,
  "method": null,
  "cashReceipt": null,
  "returned": null,
  "windowUrl": null,
  "reason": null,
  "orderId": null,
  "claimId": null
 },
 "initial": "arriving",
 "states": {
  "arriving": {
   "meta": {
    "label": "들어옴"
   },
   "on": {
    "order.placed": [
     {
      "target": "approvingFree",
      "guard": "isFree",
      "actions": "keep",
      "meta": {
       "actor": "buyer",
       "action": "0원 결제"
      }
     },
     {
      "target": "requesting",
      "actions": "keep",
      "meta": {
       "actor": "buyer",
       "action": "결제 시작"
      }
     }
    ],
    "gateway.returned": {
     "target": "approving",
     "actions": "keep",
     "meta": {
      "actor": "gateway",
      "action": "결제창에서 돌아옴"
     }
    },
    "gateway.closed": {
     "target": "declined",
     "actions": "keep",
     "meta": {
      "actor": "gateway",
      "action": "결제창 닫힘"
     }
    },
    "payment.missing": {
     "target": "ended",
     "actions": "noteMissing",
     "meta": {
      "actor": "system",
      "action": "결제 없음"
     }
    }
   }
  },
  "requesting": {
   "meta": {
    "label": "결제창 준비 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "requestPayment",
    "src": "requestPayment",
    "onDone": [
     {
      "target": "leaving",
      "guard": "isOpened",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "결제창 준비됨"
      }
     },
     {
      "target": "completed",
      "guard": "isCompleted",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "이미 결제됨"
      }
     },
     {
      "target": "declined",
      "guard": "isDeclined",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "거절"
      }
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      }
     },
     {
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      }
     },
     {
      "target": "settling",
      "meta": {
       "actor": "gateway",
       "action": "이미 승인 중"
      }
     }
    ],
    "onError": {
     "target": "declined",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "leaving": {
   "meta": {
    "label": "결제창으로 이동 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "openWindow",
    "src": "openWindow",
    "onDone": {
     "target": "declined",
     "actions": "noteClosed",
     "meta": {
      "actor": "buyer",
      "action": "뒤로 가기"
     }
    },
    "onError": {
     "target": "declined",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "창이 안 열림"
     }
    }
   }
  },
  "approving": {
   "meta": {
    "label": "승인 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "approvePayment",
    "src": "approvePayment",
    "onDone": [
     {
      "target": "completed",
      "guard": "isCompleted",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "승인"
      }
     },
     {
      "target": "declined",
      "guard": "isDeclined",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "거절"
      }
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      }
     },
     {
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      }
     },
     {
      "target": "settling",
      "meta": {
       "actor": "gateway",
       "action": "아직 모름"
      }
     }
    ],
    "onError": {
     "target": "settling",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "approvingFree": {
   "meta": {
    "label": "0원 결제 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "approveFreePayment",
    "src": "approveFreePayment",
    "onDone": [
     {
      "target": "completed",
      "guard": "isCompleted",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "승인"
      }
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      }
     },
     {
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      }
     },
     {
      "target": "settling",
      "meta": {
       "actor": "system",
       "action": "아직 모름"
      }
     }
    ],
    "onError": {
     "target": "settling",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "settling": {
   "meta": {
    "label": "결제 결과 확인 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "awaitOutcome",
    "src": "awaitOutcome",
    "onDone": [
     {
      "target": "completed",
      "guard": "isCompleted",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "승인"
      }
     },
     {
      "target": "declined",
      "guard": "isDeclined",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "거절"
      }
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      }
     },
     {
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      }
     },
     {
      "target": "unsettled",
      "meta": {
       "actor": "gateway",
       "action": "아직 모름"
      }
     }
    ],
    "onError": {
     "target": "unsettled",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "unsettled": {
   "meta": {
    "label": "결제 결과 모름"
   },
   "on": {
    "buyer.retry": [
     {
      "target": "approving",
      "guard": "isReturned",
      "meta": {
       "actor": "buyer",
       "action": "다시 승인 요청"
      }
     },
     {
      "target": "settling",
      "meta": {
       "actor": "buyer",
       "action": "다시 확인"
      }
     }
    ]
   }
  },
  "declined": {
   "meta": {
    "label": "결제되지 않음"
   },
   "on": {
    "buyer.retry": {
     "target": "requesting",
     "meta": {
      "actor": "buyer",
      "action": "다시 결제"
     }
    },
    "buyer.changeMethod": {
     "target": "choosing",
     "meta": {
      "actor": "buyer",
      "action": "결제수단 바꾸기"
     }
    }
   }
  },
  "choosing": {
   "meta": {
    "label": "결제수단 고르는 중"
   },
   "on": {
    "buyer.chooseMethod": {
     "target": "requesting",
     "actions": "keep",
     "meta": {
      "actor": "buyer",
      "action": "고른 결제수단으로 결제"
     }
    },
    "buyer.keepMethod": {
     "target": "declined",
     "meta": {
      "actor": "buyer",
      "action": "그대로 두기"
     }
    }
   }
  },
  "ended": {
   "meta": {
    "label": "결제할 수 없음"
   },
   "tags": [
    "terminal"
   ]
  },
  "expired": {
   "meta": {
    "label": "결제 시간 지남"
   },
   "tags": [
    "terminal"
   ]
  },
  "completed": {
   "meta": {
    "label": "주문 완료"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  requesting : requesting 결제창 준비 중\n  leaving : leaving 결제창으로 이동 중\n  approving : approving 승인 중\n  approvingFree : approvingFree 0원 결제 중\n  settling : settling 결제 결과 확인 중\n  unsettled : unsettled 결제 결과 모름\n  declined : declined 결제되지 않음\n  choosing : choosing 결제수단 고르는 중\n  ended : ended 결제할 수 없음\n  expired : expired 결제 시간 지남\n  completed : completed 주문 완료\n  [*] --> arriving\n  arriving --> approvingFree : 0원 결제\n  arriving --> requesting : 결제 시작\n  arriving --> approving : 결제창에서 돌아옴\n  arriving --> declined : 결제창 닫힘\n  arriving --> ended : 결제 없음\n  requesting --> leaving : 결제창 준비됨\n  requesting --> completed : 이미 결제됨\n  requesting --> declined : 거절<br/>답이 없음\n  requesting --> ended : 결제할 수 없음\n  requesting --> expired : 결제 시간 만료\n  requesting --> settling : 이미 승인 중\n  leaving --> declined : 뒤로 가기<br/>창이 안 열림\n  approving --> completed : 승인\n  approving --> declined : 거절\n  approving --> ended : 결제할 수 없음\n  approving --> expired : 결제 시간 만료\n  approving --> settling : 아직 모름<br/>답이 없음\n  approvingFree --> completed : 승인\n  approvingFree --> ended : 결제할 수 없음\n  approvingFree --> expired : 결제 시간 만료\n  approvingFree --> settling : 아직 모름<br/>답이 없음\n  settling --> completed : 승인\n  settling --> declined : 거절\n  settling --> ended : 결제할 수 없음\n  settling --> expired : 결제 시간 만료\n  settling --> unsettled : 아직 모름<br/>답이 없음\n  unsettled --> approving : 다시 승인 요청\n  unsettled --> settling : 다시 확인\n  declined --> requesting : 다시 결제\n  declined --> choosing : 결제수단 바꾸기\n  choosing --> requesting : 고른 결제수단으로 결제\n  choosing --> declined : 그대로 두기\n  ended --> [*]\n  expired --> [*]\n  completed --> [*]\n"
