// Generated from the charts of core: npm run generate
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
  width: 1916,
  height: 1163,
  states: {
    "arriving": {"x":24,"y":70,"width":102,"height":60},
    "requesting": {"x":410,"y":713,"width":182,"height":78},
    "leaving": {"x":931,"y":993,"width":156,"height":78},
    "approving": {"x":409,"y":420,"width":182,"height":78},
    "approvingFree": {"x":382,"y":314,"width":214,"height":78},
    "settling": {"x":926,"y":497,"width":166,"height":78},
    "unsettled": {"x":1406,"y":455,"width":128,"height":60},
    "declined": {"x":1407,"y":989,"width":124,"height":60},
    "choosing": {"x":1736,"y":1022,"width":156,"height":60},
    "ended": {"x":1406,"y":87,"width":128,"height":60},
    "expired": {"x":1406,"y":328,"width":128,"height":60},
    "completed": {"x":1406,"y":651,"width":110,"height":60},
  },
  start: [[75,31],[75,70]],
  arrows: [
    {"from":"arriving","to":"approvingFree","points":[[126,90],[206,90],[206,353],[382,353]],"label":{"x":240,"y":331,"width":94,"height":46},"steps":[{"state":"arriving","event":"order.placed","index":0}]},
    {"from":"arriving","to":"requesting","points":[[126,110],[178,110],[178,752],[410,752]],"label":{"x":245,"y":739,"width":84,"height":28},"steps":[{"state":"arriving","event":"order.placed","index":1}]},
    {"from":"arriving","to":"approving","points":[[126,100],[192,100],[192,459],[409,459]],"label":{"x":220,"y":446,"width":134,"height":28},"steps":[{"state":"arriving","event":"gateway.returned","index":0}]},
    {"from":"arriving","to":"declined","points":[[126,120],[164,120],[164,1090],[1344,1090],[1344,1040],[1407,1040]],"label":{"x":783,"y":1077,"width":96,"height":28},"steps":[{"state":"arriving","event":"gateway.closed","index":0}]},
    {"from":"arriving","to":"ended","points":[[126,80],[150,80],[150,38],[1358,38],[1358,97],[1406,97]],"label":{"x":789,"y":25,"width":84,"height":28},"steps":[{"state":"arriving","event":"payment.missing","index":0}]},
    {"from":"requesting","to":"leaving","points":[[592,774],[630,774],[630,1032],[931,1032]],"label":{"x":776,"y":1010,"width":110,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":0}]},
    {"from":"requesting","to":"completed","points":[[592,748],[1344,748],[1344,699],[1406,699]],"label":{"x":942,"y":726,"width":134,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":1}]},
    {"from":"requesting","to":"declined","points":[[592,765],[644,765],[644,927],[1344,927],[1344,1023],[1407,1023]],"label":{"x":946,"y":891,"width":126,"height":74},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":2},{"state":"requesting","event":"xstate.error.actor.requestPayment","index":0}]},
    {"from":"requesting","to":"ended","points":[[592,722],[686,722],[686,201],[1358,201],[1358,137],[1406,137]],"label":{"x":952,"y":179,"width":114,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":3}]},
    {"from":"requesting","to":"expired","points":[[592,730],[728,730],[728,384],[1140,384],[1140,407],[1344,407],[1344,376],[1406,376]],"label":{"x":950,"y":362,"width":118,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":4}]},
    {"from":"requesting","to":"settling","points":[[592,739],[742,739],[742,593],[906,593],[906,555],[926,555]],"label":{"x":781,"y":580,"width":100,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":5}]},
    {"from":"leaving","to":"declined","points":[[1087,1032],[1407,1032]],"label":{"x":1192,"y":1005,"width":100,"height":56},"steps":[{"state":"leaving","event":"xstate.done.actor.openWindow","index":0},{"state":"leaving","event":"xstate.error.actor.openWindow","index":0}]},
    {"from":"approving","to":"completed","points":[[591,476],[714,476],[714,627],[906,627],[906,626],[1140,626],[1140,603],[1358,603],[1358,663],[1406,663]],"label":{"x":942,"y":604,"width":134,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":0}]},
    {"from":"approving","to":"declined","points":[[591,487],[672,487],[672,809],[1386,809],[1386,998],[1407,998]],"label":{"x":946,"y":787,"width":126,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":1}]},
    {"from":"approving","to":"ended","points":[[591,431],[616,431],[616,79],[1344,79],[1344,107],[1406,107]],"label":{"x":952,"y":57,"width":114,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":2}]},
    {"from":"approving","to":"expired","points":[[591,442],[644,442],[644,262],[1358,262],[1358,340],[1406,340]],"label":{"x":950,"y":240,"width":118,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":3}]},
    {"from":"approving","to":"settling","points":[[591,465],[906,465],[906,516],[926,516]],"label":{"x":789,"y":438,"width":84,"height":56},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":4},{"state":"approving","event":"xstate.error.actor.approvePayment","index":0}]},
    {"from":"approvingFree","to":"completed","points":[[596,376],[700,376],[700,687],[1406,687]],"label":{"x":942,"y":665,"width":134,"height":46},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":0}]},
    {"from":"approvingFree","to":"ended","points":[[596,330],[630,330],[630,140],[1112,140],[1112,117],[1406,117]],"label":{"x":952,"y":118,"width":114,"height":46},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":1}]},
    {"from":"approvingFree","to":"expired","points":[[596,345],[700,345],[700,323],[1344,323],[1344,352],[1406,352]],"label":{"x":950,"y":301,"width":118,"height":46},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":2}]},
    {"from":"approvingFree","to":"settling","points":[[596,361],[742,361],[742,536],[926,536]],"label":{"x":789,"y":509,"width":84,"height":56},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":3},{"state":"approvingFree","event":"xstate.error.actor.approveFreePayment","index":0}]},
    {"from":"settling","to":"completed","points":[[1092,553],[1126,553],[1126,644],[1344,644],[1344,675],[1406,675]],"label":{"x":1175,"y":622,"width":134,"height":46},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":0}]},
    {"from":"settling","to":"declined","points":[[1092,564],[1112,564],[1112,850],[1372,850],[1372,1006],[1407,1006]],"label":{"x":1179,"y":828,"width":126,"height":46},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":1}]},
    {"from":"settling","to":"ended","points":[[1092,508],[1112,508],[1112,158],[1344,158],[1344,127],[1406,127]],"label":{"x":1185,"y":136,"width":114,"height":46},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":2}]},
    {"from":"settling","to":"expired","points":[[1092,519],[1126,519],[1126,364],[1406,364]],"label":{"x":1183,"y":342,"width":118,"height":46},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":3}]},
    {"from":"settling","to":"unsettled","points":[[1092,542],[1344,542],[1344,500],[1406,500]],"label":{"x":1200,"y":515,"width":84,"height":56},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":4},{"state":"settling","event":"xstate.error.actor.awaitOutcome","index":0}]},
    {"from":"unsettled","to":"approving","points":[[1406,470],[1344,470],[1344,445],[906,445],[906,419],[756,419],[756,453],[591,453]],"label":{"x":946,"y":423,"width":126,"height":46},"steps":[{"state":"unsettled","event":"buyer.retry","index":0}]},
    {"from":"unsettled","to":"settling","points":[[1406,485],[1140,485],[1140,530],[1092,530]],"label":{"x":1200,"y":472,"width":84,"height":28},"steps":[{"state":"unsettled","event":"buyer.retry","index":1}]},
    {"from":"declined","to":"requesting","points":[[1407,1015],[1358,1015],[1358,893],[1112,893],[1112,861],[658,861],[658,756],[592,756]],"label":{"x":967,"y":848,"width":84,"height":28},"steps":[{"state":"declined","event":"buyer.retry","index":0}]},
    {"from":"declined","to":"choosing","points":[[1531,1029],[1554,1029],[1554,1052],[1736,1052]],"label":{"x":1574,"y":1039,"width":122,"height":28},"steps":[{"state":"declined","event":"buyer.changeMethod","index":0}]},
    {"from":"choosing","to":"requesting","points":[[1736,1067],[1716,1067],[1716,1124],[616,1124],[616,782],[592,782]],"label":{"x":1160,"y":1111,"width":164,"height":28},"steps":[{"state":"choosing","event":"buyer.chooseMethod","index":0}]},
    {"from":"choosing","to":"declined","points":[[1736,1037],[1716,1037],[1716,1009],[1531,1009]],"label":{"x":1587,"y":996,"width":96,"height":28},"steps":[{"state":"choosing","event":"buyer.keepMethod","index":0}]},
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
    },
    "payment.missing": {
     "target": "ended",
     "actions": "noteMissing",
     "meta": {
      "actor": "system",
      "action": "결제 없음"
     },
     "description": "시스템: 결제 없음"
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
   "invoke": {
    "id": "openWindow",
    "src": "openWindow",
    "onDone": {
     "target": "declined",
     "actions": "noteClosed",
     "meta": {
      "actor": "buyer",
      "action": "뒤로 가기"
     },
     "description": "구매자: 뒤로 가기"
    },
    "onError": {
     "target": "declined",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "창이 안 열림"
     },
     "description": "시스템: 창이 안 열림"
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

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  requesting : requesting 결제창 준비 중<br/>do / requestPayment\n  leaving : leaving 결제창으로 이동 중<br/>do / openWindow\n  approving : approving 승인 중<br/>do / approvePayment\n  approvingFree : approvingFree 0원 결제 중<br/>do / approveFreePayment\n  settling : settling 결제 결과 확인 중<br/>do / awaitOutcome\n  unsettled : unsettled 결제 결과 모름\n  declined : declined 결제되지 않음\n  choosing : choosing 결제수단 고르는 중\n  ended : ended 결제할 수 없음\n  expired : expired 결제 시간 지남\n  completed : completed 주문 완료\n  [*] --> arriving\n  arriving --> approvingFree : 0원 결제 [isFree]\n  arriving --> requesting : 결제 시작\n  arriving --> approving : 결제창에서 돌아옴\n  arriving --> declined : 결제창 닫힘\n  arriving --> ended : 결제 없음\n  requesting --> leaving : 결제창 준비됨 [isOpened]\n  requesting --> completed : 이미 결제됨 [isCompleted]\n  requesting --> declined : 거절 [isDeclined]<br/>답이 없음\n  requesting --> ended : 결제할 수 없음 [isEnded]\n  requesting --> expired : 결제 시간 만료 [isExpired]\n  requesting --> settling : 이미 승인 중\n  leaving --> declined : 뒤로 가기<br/>창이 안 열림\n  approving --> completed : 승인 [isCompleted]\n  approving --> declined : 거절 [isDeclined]\n  approving --> ended : 결제할 수 없음 [isEnded]\n  approving --> expired : 결제 시간 만료 [isExpired]\n  approving --> settling : 아직 모름<br/>답이 없음\n  approvingFree --> completed : 승인 [isCompleted]\n  approvingFree --> ended : 결제할 수 없음 [isEnded]\n  approvingFree --> expired : 결제 시간 만료 [isExpired]\n  approvingFree --> settling : 아직 모름<br/>답이 없음\n  settling --> completed : 승인 [isCompleted]\n  settling --> declined : 거절 [isDeclined]\n  settling --> ended : 결제할 수 없음 [isEnded]\n  settling --> expired : 결제 시간 만료 [isExpired]\n  settling --> unsettled : 아직 모름<br/>답이 없음\n  unsettled --> approving : 다시 승인 요청 [isReturned]\n  unsettled --> settling : 다시 확인\n  declined --> requesting : 다시 결제\n  declined --> choosing : 결제수단 바꾸기\n  choosing --> requesting : 고른 결제수단으로 결제\n  choosing --> declined : 그대로 두기\n  ended --> [*]\n  expired --> [*]\n  completed --> [*]\n"
