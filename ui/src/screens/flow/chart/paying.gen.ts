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
    {"state":"arriving","label":"들어옴","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"order.placed","index":0,"target":"approvingFree","actor":"buyer","action":"0원 결제","guard":"isFree","effects":["keep"],"otherwise":null},{"event":"order.placed","index":1,"target":"requesting","actor":"buyer","action":"결제 시작","guard":null,"effects":["keep"],"otherwise":null},{"event":"gateway.returned","index":0,"target":"approving","actor":"gateway","action":"결제창에서 돌아옴","guard":null,"effects":["keep"],"otherwise":null},{"event":"gateway.closed","index":0,"target":"declined","actor":"gateway","action":"결제창 닫힘","guard":null,"effects":["keep"],"otherwise":null}]},
    {"state":"requesting","label":"결제창 준비 중","tags":["busy"],"entry":[],"asks":["requestPayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.requestPayment","index":0,"target":"leaving","actor":"gateway","action":"결제창 준비됨","guard":"isOpened","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":1,"target":"completed","actor":"gateway","action":"이미 결제됨","guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":2,"target":"declined","actor":"gateway","action":"거절","guard":"isDeclined","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":3,"target":"ended","actor":"system","action":"결제할 수 없음","guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":4,"target":"expired","actor":"system","action":"결제 시간 만료","guard":"isExpired","effects":[],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":5,"target":"settling","actor":"gateway","action":"이미 승인 중","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.requestPayment","index":0,"target":"declined","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"leaving","label":"결제창으로 이동 중","tags":["busy"],"entry":["openWindow"],"asks":[],"otherwise":null,"steps":[{"event":"page.restored","index":0,"target":"declined","actor":"buyer","action":"뒤로 가기","guard":null,"effects":["noteClosed"],"otherwise":null}]},
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
  width: 1916,
  height: 1148,
  states: {
    "arriving": {"x":24,"y":70,"width":102,"height":60},
    "requesting": {"x":396,"y":392,"width":182,"height":78},
    "leaving": {"x":931,"y":236,"width":156,"height":60},
    "approving": {"x":395,"y":498,"width":182,"height":78},
    "approvingFree": {"x":368,"y":680,"width":214,"height":78},
    "settling": {"x":926,"y":521,"width":166,"height":78},
    "unsettled": {"x":1406,"y":410,"width":128,"height":60},
    "declined": {"x":1407,"y":144,"width":124,"height":60},
    "choosing": {"x":1736,"y":111,"width":156,"height":60},
    "ended": {"x":1406,"y":614,"width":128,"height":60},
    "expired": {"x":1406,"y":797,"width":128,"height":60},
    "completed": {"x":1406,"y":972,"width":110,"height":60},
  },
  start: [[75,31],[75,70]],
  arrows: [
    {"from":"arriving","to":"approvingFree","points":[[126,118],[164,118],[164,719],[368,719]],"label":{"x":226,"y":697,"width":94,"height":46},"steps":[{"state":"arriving","event":"order.placed","index":0}]},
    {"from":"arriving","to":"requesting","points":[[126,94],[192,94],[192,431],[396,431]],"label":{"x":231,"y":418,"width":84,"height":28},"steps":[{"state":"arriving","event":"order.placed","index":1}]},
    {"from":"arriving","to":"approving","points":[[126,106],[178,106],[178,537],[395,537]],"label":{"x":206,"y":524,"width":134,"height":28},"steps":[{"state":"arriving","event":"gateway.returned","index":0}]},
    {"from":"arriving","to":"declined","points":[[126,82],[150,82],[150,72],[1372,72],[1372,153],[1407,153]],"label":{"x":755,"y":59,"width":96,"height":28},"steps":[{"state":"arriving","event":"gateway.closed","index":0}]},
    {"from":"requesting","to":"leaving","points":[[578,427],[644,427],[644,266],[931,266]],"label":{"x":748,"y":244,"width":110,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":0}]},
    {"from":"requesting","to":"completed","points":[[578,461],[644,461],[644,955],[1358,955],[1358,984],[1406,984]],"label":{"x":942,"y":933,"width":134,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":1}]},
    {"from":"requesting","to":"declined","points":[[578,418],[630,418],[630,170],[1407,170]],"label":{"x":946,"y":134,"width":126,"height":74},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":2},{"state":"requesting","event":"xstate.error.actor.requestPayment","index":0}]},
    {"from":"requesting","to":"ended","points":[[578,435],[714,435],[714,442],[906,442],[906,469],[1140,469],[1140,545],[1372,545],[1372,626],[1406,626]],"label":{"x":952,"y":447,"width":114,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":3}]},
    {"from":"requesting","to":"expired","points":[[578,453],[672,453],[672,772],[1140,772],[1140,749],[1372,749],[1372,809],[1406,809]],"label":{"x":950,"y":750,"width":118,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":4}]},
    {"from":"requesting","to":"settling","points":[[578,444],[686,444],[686,474],[892,474],[892,540],[926,540]],"label":{"x":753,"y":461,"width":100,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":5}]},
    {"from":"leaving","to":"declined","points":[[1087,266],[1358,266],[1358,178],[1407,178]],"label":{"x":1214,"y":253,"width":84,"height":28},"steps":[{"state":"leaving","event":"page.restored","index":0}]},
    {"from":"approving","to":"completed","points":[[577,565],[616,565],[616,1039],[1358,1039],[1358,1008],[1406,1008]],"label":{"x":942,"y":1017,"width":134,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":0}]},
    {"from":"approving","to":"declined","points":[[577,509],[700,509],[700,347],[1112,347],[1112,324],[1372,324],[1372,187],[1407,187]],"label":{"x":946,"y":325,"width":126,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":1}]},
    {"from":"approving","to":"ended","points":[[577,543],[686,543],[686,650],[1406,650]],"label":{"x":952,"y":628,"width":114,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":2}]},
    {"from":"approving","to":"expired","points":[[577,554],[658,554],[658,833],[1406,833]],"label":{"x":950,"y":811,"width":118,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":3}]},
    {"from":"approving","to":"settling","points":[[577,531],[878,531],[878,560],[926,560]],"label":{"x":761,"y":504,"width":84,"height":56},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":4},{"state":"approving","event":"xstate.error.actor.approvePayment","index":0}]},
    {"from":"approvingFree","to":"completed","points":[[582,742],[602,742],[602,1100],[1372,1100],[1372,1020],[1406,1020]],"label":{"x":942,"y":1078,"width":134,"height":46},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":0}]},
    {"from":"approvingFree","to":"ended","points":[[582,711],[1358,711],[1358,662],[1406,662]],"label":{"x":952,"y":689,"width":114,"height":46},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":1}]},
    {"from":"approvingFree","to":"expired","points":[[582,727],[630,727],[630,894],[1358,894],[1358,845],[1406,845]],"label":{"x":950,"y":872,"width":118,"height":46},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":2}]},
    {"from":"approvingFree","to":"settling","points":[[582,696],[700,696],[700,602],[878,602],[878,579],[926,579]],"label":{"x":761,"y":575,"width":84,"height":56},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":3},{"state":"approvingFree","event":"xstate.error.actor.approveFreePayment","index":0}]},
    {"from":"settling","to":"completed","points":[[1092,588],[1112,588],[1112,996],[1406,996]],"label":{"x":1189,"y":974,"width":134,"height":46},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":0}]},
    {"from":"settling","to":"declined","points":[[1092,532],[1112,532],[1112,365],[1386,365],[1386,195],[1407,195]],"label":{"x":1193,"y":343,"width":126,"height":46},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":1}]},
    {"from":"settling","to":"ended","points":[[1092,566],[1140,566],[1140,586],[1358,586],[1358,638],[1406,638]],"label":{"x":1199,"y":564,"width":114,"height":46},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":2}]},
    {"from":"settling","to":"expired","points":[[1092,577],[1126,577],[1126,790],[1358,790],[1358,821],[1406,821]],"label":{"x":1197,"y":768,"width":118,"height":46},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":3}]},
    {"from":"settling","to":"unsettled","points":[[1092,554],[1154,554],[1154,497],[1358,497],[1358,455],[1406,455]],"label":{"x":1214,"y":470,"width":84,"height":56},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":4},{"state":"settling","event":"xstate.error.actor.awaitOutcome","index":0}]},
    {"from":"unsettled","to":"approving","points":[[1406,425],[1358,425],[1358,408],[728,408],[728,520],[577,520]],"label":{"x":946,"y":386,"width":126,"height":46},"steps":[{"state":"unsettled","event":"buyer.retry","index":0}]},
    {"from":"unsettled","to":"settling","points":[[1406,440],[1126,440],[1126,543],[1092,543]],"label":{"x":1214,"y":427,"width":84,"height":28},"steps":[{"state":"unsettled","event":"buyer.retry","index":1}]},
    {"from":"declined","to":"requesting","points":[[1407,161],[1358,161],[1358,104],[878,104],[878,106],[616,106],[616,409],[578,409]],"label":{"x":967,"y":91,"width":84,"height":28},"steps":[{"state":"declined","event":"buyer.retry","index":0}]},
    {"from":"declined","to":"choosing","points":[[1531,184],[1716,184],[1716,156],[1736,156]],"label":{"x":1574,"y":171,"width":122,"height":28},"steps":[{"state":"declined","event":"buyer.changeMethod","index":0}]},
    {"from":"choosing","to":"requesting","points":[[1736,126],[1716,126],[1716,38],[602,38],[602,401],[578,401]],"label":{"x":1174,"y":25,"width":164,"height":28},"steps":[{"state":"choosing","event":"buyer.chooseMethod","index":0}]},
    {"from":"choosing","to":"declined","points":[[1736,141],[1554,141],[1554,164],[1531,164]],"label":{"x":1587,"y":128,"width":96,"height":28},"steps":[{"state":"choosing","event":"buyer.keepMethod","index":0}]},
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
      },
      "description": "구매자: 0원 결제"
     },
     {
      "target": "requesting",
      "actions": "keep",
      "meta": {
       "actor": "buyer",
       "action": "결제 시작"
      },
      "description": "구매자: 결제 시작"
     }
    ],
    "gateway.returned": {
     "target": "approving",
     "actions": "keep",
     "meta": {
      "actor": "gateway",
      "action": "결제창에서 돌아옴"
     },
     "description": "결제사: 결제창에서 돌아옴"
    },
    "gateway.closed": {
     "target": "declined",
     "actions": "keep",
     "meta": {
      "actor": "gateway",
      "action": "결제창 닫힘"
     },
     "description": "결제사: 결제창 닫힘"
    }
   },
   "description": "들어옴"
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
      },
      "description": "결제사: 결제창 준비됨"
     },
     {
      "target": "completed",
      "guard": "isCompleted",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "이미 결제됨"
      },
      "description": "결제사: 이미 결제됨"
     },
     {
      "target": "declined",
      "guard": "isDeclined",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "거절"
      },
      "description": "결제사: 거절"
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      },
      "description": "시스템: 결제할 수 없음"
     },
     {
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      },
      "description": "시스템: 결제 시간 만료"
     },
     {
      "target": "settling",
      "meta": {
       "actor": "gateway",
       "action": "이미 승인 중"
      },
      "description": "결제사: 이미 승인 중"
     }
    ],
    "onError": {
     "target": "declined",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "결제창 준비 중"
  },
  "leaving": {
   "meta": {
    "label": "결제창으로 이동 중"
   },
   "tags": [
    "busy"
   ],
   "entry": "openWindow",
   "on": {
    "page.restored": {
     "target": "declined",
     "actions": "noteClosed",
     "meta": {
      "actor": "buyer",
      "action": "뒤로 가기"
     },
     "description": "구매자: 뒤로 가기"
    }
   },
   "description": "결제창으로 이동 중"
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
      },
      "description": "결제사: 승인"
     },
     {
      "target": "declined",
      "guard": "isDeclined",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "거절"
      },
      "description": "결제사: 거절"
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      },
      "description": "시스템: 결제할 수 없음"
     },
     {
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      },
      "description": "시스템: 결제 시간 만료"
     },
     {
      "target": "settling",
      "meta": {
       "actor": "gateway",
       "action": "아직 모름"
      },
      "description": "결제사: 아직 모름"
     }
    ],
    "onError": {
     "target": "settling",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "승인 중"
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
      },
      "description": "시스템: 승인"
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      },
      "description": "시스템: 결제할 수 없음"
     },
     {
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      },
      "description": "시스템: 결제 시간 만료"
     },
     {
      "target": "settling",
      "meta": {
       "actor": "system",
       "action": "아직 모름"
      },
      "description": "시스템: 아직 모름"
     }
    ],
    "onError": {
     "target": "settling",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "0원 결제 중"
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
      },
      "description": "결제사: 승인"
     },
     {
      "target": "declined",
      "guard": "isDeclined",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "거절"
      },
      "description": "결제사: 거절"
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      },
      "description": "시스템: 결제할 수 없음"
     },
     {
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      },
      "description": "시스템: 결제 시간 만료"
     },
     {
      "target": "unsettled",
      "meta": {
       "actor": "gateway",
       "action": "아직 모름"
      },
      "description": "결제사: 아직 모름"
     }
    ],
    "onError": {
     "target": "unsettled",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "결제 결과 확인 중"
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
      },
      "description": "구매자: 다시 승인 요청"
     },
     {
      "target": "settling",
      "meta": {
       "actor": "buyer",
       "action": "다시 확인"
      },
      "description": "구매자: 다시 확인"
     }
    ]
   },
   "description": "결제 결과 모름"
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
     },
     "description": "구매자: 다시 결제"
    },
    "buyer.changeMethod": {
     "target": "choosing",
     "meta": {
      "actor": "buyer",
      "action": "결제수단 바꾸기"
     },
     "description": "구매자: 결제수단 바꾸기"
    }
   },
   "description": "결제되지 않음"
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
     },
     "description": "구매자: 고른 결제수단으로 결제"
    },
    "buyer.keepMethod": {
     "target": "declined",
     "meta": {
      "actor": "buyer",
      "action": "그대로 두기"
     },
     "description": "구매자: 그대로 두기"
    }
   },
   "description": "결제수단 고르는 중"
  },
  "ended": {
   "meta": {
    "label": "결제할 수 없음"
   },
   "tags": [
    "terminal"
   ],
   "description": "결제할 수 없음",
   "type": "final"
  },
  "expired": {
   "meta": {
    "label": "결제 시간 지남"
   },
   "tags": [
    "terminal"
   ],
   "description": "결제 시간 지남",
   "type": "final"
  },
  "completed": {
   "meta": {
    "label": "주문 완료"
   },
   "tags": [
    "terminal"
   ],
   "description": "주문 완료",
   "type": "final"
  }
 },
 "description": "결제 진행"
}

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  requesting : requesting 결제창 준비 중<br/>do / requestPayment\n  leaving : leaving 결제창으로 이동 중\n  approving : approving 승인 중<br/>do / approvePayment\n  approvingFree : approvingFree 0원 결제 중<br/>do / approveFreePayment\n  settling : settling 결제 결과 확인 중<br/>do / awaitOutcome\n  unsettled : unsettled 결제 결과 모름\n  declined : declined 결제되지 않음\n  choosing : choosing 결제수단 고르는 중\n  ended : ended 결제할 수 없음\n  expired : expired 결제 시간 지남\n  completed : completed 주문 완료\n  [*] --> arriving\n  arriving --> approvingFree : 0원 결제 [isFree]\n  arriving --> requesting : 결제 시작\n  arriving --> approving : 결제창에서 돌아옴\n  arriving --> declined : 결제창 닫힘\n  requesting --> leaving : 결제창 준비됨 [isOpened]\n  requesting --> completed : 이미 결제됨 [isCompleted]\n  requesting --> declined : 거절 [isDeclined]<br/>답이 없음\n  requesting --> ended : 결제할 수 없음 [isEnded]\n  requesting --> expired : 결제 시간 만료 [isExpired]\n  requesting --> settling : 이미 승인 중\n  leaving --> declined : 뒤로 가기\n  approving --> completed : 승인 [isCompleted]\n  approving --> declined : 거절 [isDeclined]\n  approving --> ended : 결제할 수 없음 [isEnded]\n  approving --> expired : 결제 시간 만료 [isExpired]\n  approving --> settling : 아직 모름<br/>답이 없음\n  approvingFree --> completed : 승인 [isCompleted]\n  approvingFree --> ended : 결제할 수 없음 [isEnded]\n  approvingFree --> expired : 결제 시간 만료 [isExpired]\n  approvingFree --> settling : 아직 모름<br/>답이 없음\n  settling --> completed : 승인 [isCompleted]\n  settling --> declined : 거절 [isDeclined]\n  settling --> ended : 결제할 수 없음 [isEnded]\n  settling --> expired : 결제 시간 만료 [isExpired]\n  settling --> unsettled : 아직 모름<br/>답이 없음\n  unsettled --> approving : 다시 승인 요청 [isReturned]\n  unsettled --> settling : 다시 확인\n  declined --> requesting : 다시 결제\n  declined --> choosing : 결제수단 바꾸기\n  choosing --> requesting : 고른 결제수단으로 결제\n  choosing --> declined : 그대로 두기\n  ended --> [*]\n  expired --> [*]\n  completed --> [*]\n"
