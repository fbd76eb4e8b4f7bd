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
  width: 1892,
  height: 1124,
  states: {
    "arriving": {"x":24,"y":70,"width":102,"height":60},
    "requesting": {"x":395,"y":383,"width":170,"height":78},
    "leaving": {"x":912,"y":234,"width":156,"height":60},
    "approving": {"x":394,"y":489,"width":170,"height":78},
    "approvingFree": {"x":368,"y":669,"width":200,"height":78},
    "settling": {"x":912,"y":513,"width":156,"height":78},
    "unsettled": {"x":1382,"y":405,"width":128,"height":60},
    "declined": {"x":1383,"y":143,"width":124,"height":60},
    "choosing": {"x":1712,"y":110,"width":156,"height":60},
    "ended": {"x":1382,"y":605,"width":128,"height":60},
    "expired": {"x":1382,"y":782,"width":128,"height":60},
    "completed": {"x":1382,"y":952,"width":110,"height":60},
  },
  start: [[75,31],[75,70]],
  arrows: [
    {"from":"arriving","to":"approvingFree","points":[[126,118],[164,118],[164,708],[368,708]],"label":{"x":229,"y":687,"width":88,"height":44},"steps":[{"state":"arriving","event":"order.placed","index":0}]},
    {"from":"arriving","to":"requesting","points":[[126,94],[192,94],[192,422],[395,422]],"label":{"x":231,"y":409,"width":84,"height":28},"steps":[{"state":"arriving","event":"order.placed","index":1}]},
    {"from":"arriving","to":"approving","points":[[126,106],[178,106],[178,528],[394,528]],"label":{"x":206,"y":515,"width":134,"height":28},"steps":[{"state":"arriving","event":"gateway.returned","index":0}]},
    {"from":"arriving","to":"declined","points":[[126,82],[150,82],[150,72],[1348,72],[1348,152],[1383,152]],"label":{"x":741,"y":59,"width":96,"height":28},"steps":[{"state":"arriving","event":"gateway.closed","index":0}]},
    {"from":"requesting","to":"leaving","points":[[565,418],[630,418],[630,264],[912,264]],"label":{"x":734,"y":243,"width":110,"height":44},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":0}]},
    {"from":"requesting","to":"completed","points":[[565,452],[630,452],[630,936],[1334,936],[1334,964],[1382,964]],"label":{"x":927,"y":915,"width":126,"height":44},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":1}]},
    {"from":"requesting","to":"declined","points":[[565,409],[616,409],[616,169],[1383,169]],"label":{"x":931,"y":134,"width":118,"height":72},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":2},{"state":"requesting","event":"xstate.error.actor.requestPayment","index":0}]},
    {"from":"requesting","to":"ended","points":[[565,426],[700,426],[700,433],[892,433],[892,462],[1130,462],[1130,540],[1348,540],[1348,617],[1382,617]],"label":{"x":933,"y":441,"width":114,"height":44},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":3}]},
    {"from":"requesting","to":"expired","points":[[565,444],[658,444],[658,759],[1116,759],[1116,736],[1348,736],[1348,794],[1382,794]],"label":{"x":933,"y":738,"width":114,"height":44},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":4}]},
    {"from":"requesting","to":"settling","points":[[565,435],[672,435],[672,465],[878,465],[878,532],[912,532]],"label":{"x":739,"y":452,"width":100,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":5}]},
    {"from":"leaving","to":"declined","points":[[1068,264],[1334,264],[1334,177],[1383,177]],"label":{"x":1190,"y":251,"width":84,"height":28},"steps":[{"state":"leaving","event":"page.restored","index":0}]},
    {"from":"approving","to":"completed","points":[[564,556],[602,556],[602,1018],[1334,1018],[1334,988],[1382,988]],"label":{"x":927,"y":997,"width":126,"height":44},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":0}]},
    {"from":"approving","to":"declined","points":[[564,500],[686,500],[686,344],[1088,344],[1088,321],[1348,321],[1348,186],[1383,186]],"label":{"x":931,"y":323,"width":118,"height":44},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":1}]},
    {"from":"approving","to":"ended","points":[[564,534],[672,534],[672,641],[1382,641]],"label":{"x":933,"y":620,"width":114,"height":44},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":2}]},
    {"from":"approving","to":"expired","points":[[564,545],[644,545],[644,818],[1382,818]],"label":{"x":933,"y":797,"width":114,"height":44},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":3}]},
    {"from":"approving","to":"settling","points":[[564,522],[864,522],[864,552],[912,552]],"label":{"x":747,"y":495,"width":84,"height":56},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":4},{"state":"approving","event":"xstate.error.actor.approvePayment","index":0}]},
    {"from":"approvingFree","to":"completed","points":[[568,731],[588,731],[588,1077],[1348,1077],[1348,1000],[1382,1000]],"label":{"x":927,"y":1056,"width":126,"height":44},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":0}]},
    {"from":"approvingFree","to":"ended","points":[[568,700],[1334,700],[1334,653],[1382,653]],"label":{"x":933,"y":679,"width":114,"height":44},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":1}]},
    {"from":"approvingFree","to":"expired","points":[[568,716],[616,716],[616,877],[1334,877],[1334,830],[1382,830]],"label":{"x":933,"y":856,"width":114,"height":44},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":2}]},
    {"from":"approvingFree","to":"settling","points":[[568,685],[686,685],[686,593],[864,593],[864,571],[912,571]],"label":{"x":747,"y":566,"width":84,"height":56},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":3},{"state":"approvingFree","event":"xstate.error.actor.approveFreePayment","index":0}]},
    {"from":"settling","to":"completed","points":[[1068,580],[1088,580],[1088,976],[1382,976]],"label":{"x":1169,"y":955,"width":126,"height":44},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":0}]},
    {"from":"settling","to":"declined","points":[[1068,524],[1088,524],[1088,361],[1362,361],[1362,194],[1383,194]],"label":{"x":1173,"y":340,"width":118,"height":44},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":1}]},
    {"from":"settling","to":"ended","points":[[1068,558],[1116,558],[1116,580],[1334,580],[1334,629],[1382,629]],"label":{"x":1175,"y":559,"width":114,"height":44},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":2}]},
    {"from":"settling","to":"expired","points":[[1068,569],[1102,569],[1102,776],[1334,776],[1334,806],[1382,806]],"label":{"x":1175,"y":755,"width":114,"height":44},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":3}]},
    {"from":"settling","to":"unsettled","points":[[1068,546],[1116,546],[1116,492],[1334,492],[1334,450],[1382,450]],"label":{"x":1190,"y":465,"width":84,"height":56},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":4},{"state":"settling","event":"xstate.error.actor.awaitOutcome","index":0}]},
    {"from":"unsettled","to":"approving","points":[[1382,420],[1334,420],[1334,403],[714,403],[714,511],[564,511]],"label":{"x":931,"y":382,"width":118,"height":44},"steps":[{"state":"unsettled","event":"buyer.retry","index":0}]},
    {"from":"unsettled","to":"settling","points":[[1382,435],[1102,435],[1102,535],[1068,535]],"label":{"x":1190,"y":422,"width":84,"height":28},"steps":[{"state":"unsettled","event":"buyer.retry","index":1}]},
    {"from":"declined","to":"requesting","points":[[1383,160],[1334,160],[1334,104],[864,104],[864,106],[602,106],[602,400],[565,400]],"label":{"x":948,"y":91,"width":84,"height":28},"steps":[{"state":"declined","event":"buyer.retry","index":0}]},
    {"from":"declined","to":"choosing","points":[[1507,183],[1692,183],[1692,155],[1712,155]],"label":{"x":1550,"y":170,"width":122,"height":28},"steps":[{"state":"declined","event":"buyer.changeMethod","index":0}]},
    {"from":"choosing","to":"requesting","points":[[1712,125],[1692,125],[1692,38],[588,38],[588,392],[565,392]],"label":{"x":1150,"y":25,"width":164,"height":28},"steps":[{"state":"choosing","event":"buyer.chooseMethod","index":0}]},
    {"from":"choosing","to":"declined","points":[[1712,140],[1530,140],[1530,163],[1507,163]],"label":{"x":1563,"y":127,"width":96,"height":28},"steps":[{"state":"choosing","event":"buyer.keepMethod","index":0}]},
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
