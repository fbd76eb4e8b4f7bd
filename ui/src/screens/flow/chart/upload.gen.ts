// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "upload",
  label: "파일 올리기",
  start: "choosing",
  guards: ["hasMore","isRefused","isUnanswered"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"choosing","label":"고르는 중","tags":["choosable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"files.accepted","index":0,"target":"uploading","actor":"buyer","action":"파일 선택","afterMs":null,"guard":null,"effects":["keepBatches"],"otherwise":null},{"event":"files.refused","index":0,"target":"choosing","actor":"system","action":"받지 않음","afterMs":null,"guard":null,"effects":["keepRefusal"],"otherwise":null}]},
    {"state":"uploading","label":"올리는 중","tags":["busy"],"entry":[],"asks":["uploadBatch"],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"choosing","actor":"buyer","action":"그만두기","afterMs":null,"guard":null,"effects":["dropBatches"],"otherwise":null},{"event":"xstate.done.actor.uploadBatch","index":0,"target":"refused","actor":"system","action":"거절","afterMs":null,"guard":"isRefused","effects":["keepText"],"otherwise":null},{"event":"xstate.done.actor.uploadBatch","index":1,"target":"failed","actor":"system","action":"답이 없음","afterMs":null,"guard":"isUnanswered","effects":["keepText"],"otherwise":null},{"event":"xstate.done.actor.uploadBatch","index":2,"target":"uploading","actor":"system","action":"다음 묶음","afterMs":null,"guard":"hasMore","effects":["keepArrived"],"otherwise":null},{"event":"xstate.done.actor.uploadBatch","index":3,"target":"choosing","actor":"system","action":"모두 올림","afterMs":null,"guard":null,"effects":["keepArrived"],"otherwise":null},{"event":"xstate.error.actor.uploadBatch","index":0,"target":"failed","actor":"system","action":"올리지 못함","afterMs":null,"guard":null,"effects":["keepText"],"otherwise":null}]},
    {"state":"refused","label":"받지 않은 파일","tags":["choosable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"files.accepted","index":0,"target":"uploading","actor":"buyer","action":"다른 파일 선택","afterMs":null,"guard":null,"effects":["replaceRefused"],"otherwise":null},{"event":"files.refused","index":0,"target":"refused","actor":"system","action":"받지 않음","afterMs":null,"guard":null,"effects":["keepRefusal"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"uploading","actor":"buyer","action":"빼고 나머지 올리기","afterMs":null,"guard":"hasMore","effects":["dropRefused"],"otherwise":null},{"event":"buyer.dismiss","index":1,"target":"choosing","actor":"buyer","action":"빼기","afterMs":null,"guard":null,"effects":["dropBatches"],"otherwise":null}]},
    {"state":"failed","label":"올리지 못함","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"uploading","actor":"buyer","action":"다시 올리기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"choosing","actor":"buyer","action":"그만두기","afterMs":null,"guard":null,"effects":["dropBatches"],"otherwise":null}]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 688,
  height: 604,
  states: {
    "choosing": {"x":70,"y":24,"width":102,"height":60},
    "uploading": {"x":200,"y":260,"width":158,"height":78},
    "refused": {"x":385,"y":520,"width":128,"height":60},
    "failed": {"x":36,"y":520,"width":110,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"choosing","to":"uploading","points":[[131,84],[131,136],[350,136],[350,240],[305,240],[305,260]],"label":{"x":308,"y":178,"width":84,"height":28},"steps":[{"state":"choosing","event":"files.accepted","index":0}]},
    {"from":"choosing","to":"choosing","points":[[172,44],[188,44],[188,64],[172,64]],"label":{"x":194,"y":40,"width":84,"height":28},"steps":[{"state":"choosing","event":"files.refused","index":0}]},
    {"from":"uploading","to":"choosing","points":[[252,260],[252,150],[110,150],[110,84]],"label":{"x":210,"y":164,"width":84,"height":56},"steps":[{"state":"uploading","event":"buyer.dismiss","index":0},{"state":"uploading","event":"xstate.done.actor.uploadBatch","index":3}]},
    {"from":"uploading","to":"refused","points":[[326,338],[326,358],[559,358],[559,486],[449,486],[449,520]],"label":{"x":500,"y":406,"width":118,"height":46},"steps":[{"state":"uploading","event":"xstate.done.actor.uploadBatch","index":0}]},
    {"from":"uploading","to":"failed","points":[[263,338],[263,500],[119,500],[119,520]],"label":{"x":192,"y":392,"width":142,"height":74},"steps":[{"state":"uploading","event":"xstate.done.actor.uploadBatch","index":1},{"state":"uploading","event":"xstate.error.actor.uploadBatch","index":0}]},
    {"from":"uploading","to":"uploading","points":[[358,286],[374,286],[374,312],[358,312]],"label":{"x":380,"y":276,"width":102,"height":46},"steps":[{"state":"uploading","event":"xstate.done.actor.uploadBatch","index":2}]},
    {"from":"refused","to":"uploading","points":[[417,520],[417,372],[295,372],[295,338]],"label":{"x":348,"y":392,"width":138,"height":74},"steps":[{"state":"refused","event":"files.accepted","index":0},{"state":"refused","event":"buyer.dismiss","index":0}]},
    {"from":"refused","to":"refused","points":[[513,540],[529,540],[529,560],[513,560]],"label":{"x":535,"y":536,"width":84,"height":28},"steps":[{"state":"refused","event":"files.refused","index":0}]},
    {"from":"refused","to":"choosing","points":[[481,520],[481,500],[637,500],[637,122],[151,122],[151,84]],"label":{"x":610,"y":285,"width":54,"height":28},"steps":[{"state":"refused","event":"buyer.dismiss","index":1}]},
    {"from":"failed","to":"uploading","points":[[91,520],[91,486],[130,486],[130,358],[231,358],[231,338]],"label":{"x":82,"y":415,"width":96,"height":28},"steps":[{"state":"failed","event":"buyer.retry","index":0}]},
    {"from":"failed","to":"choosing","points":[[64,520],[64,108],[90,108],[90,84]],"label":{"x":24,"y":285,"width":80,"height":28},"steps":[{"state":"failed","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "upload",
 "meta": {
  "label": "파일 올리기"
 },
 "context": {
  "batches": [],
  "fileIds": [],
  "refusal": null,
  "answerText": null
 },
 "initial": "choosing",
 "states": {
  "choosing": {
   "meta": {
    "label": "고르는 중"
   },
   "tags": [
    "choosable"
   ],
   "on": {
    "files.accepted": {
     "target": "uploading",
     "actions": "keepBatches",
     "meta": {
      "actor": "buyer",
      "action": "파일 선택"
     },
     "description": "구매자: 파일 선택"
    },
    "files.refused": {
     "target": "choosing",
     "actions": "keepRefusal",
     "meta": {
      "actor": "system",
      "action": "받지 않음"
     },
     "description": "시스템: 받지 않음"
    }
   },
   "description": "고르는 중"
  },
  "uploading": {
   "meta": {
    "label": "올리는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "uploadBatch",
    "src": "uploadBatch",
    "onDone": [
     {
      "target": "refused",
      "guard": "isRefused",
      "actions": "keepText",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     },
     {
      "target": "failed",
      "guard": "isUnanswered",
      "actions": "keepText",
      "meta": {
       "actor": "system",
       "action": "답이 없음"
      },
      "description": "시스템: 답이 없음"
     },
     {
      "target": "uploading",
      "reenter": true,
      "guard": "hasMore",
      "actions": "keepArrived",
      "meta": {
       "actor": "system",
       "action": "다음 묶음"
      },
      "description": "시스템: 다음 묶음"
     },
     {
      "target": "choosing",
      "actions": "keepArrived",
      "meta": {
       "actor": "system",
       "action": "모두 올림"
      },
      "description": "시스템: 모두 올림"
     }
    ],
    "onError": {
     "target": "failed",
     "actions": "keepText",
     "meta": {
      "actor": "system",
      "action": "올리지 못함"
     },
     "description": "시스템: 올리지 못함"
    }
   },
   "on": {
    "buyer.dismiss": {
     "target": "choosing",
     "actions": "dropBatches",
     "meta": {
      "actor": "buyer",
      "action": "그만두기"
     },
     "description": "구매자: 그만두기"
    }
   },
   "description": "올리는 중"
  },
  "refused": {
   "meta": {
    "label": "받지 않은 파일"
   },
   "tags": [
    "choosable"
   ],
   "on": {
    "files.accepted": {
     "target": "uploading",
     "actions": "replaceRefused",
     "meta": {
      "actor": "buyer",
      "action": "다른 파일 선택"
     },
     "description": "구매자: 다른 파일 선택"
    },
    "files.refused": {
     "target": "refused",
     "actions": "keepRefusal",
     "meta": {
      "actor": "system",
      "action": "받지 않음"
     },
     "description": "시스템: 받지 않음"
    },
    "buyer.dismiss": [
     {
      "target": "uploading",
      "guard": "hasMore",
      "actions": "dropRefused",
      "meta": {
       "actor": "buyer",
       "action": "빼고 나머지 올리기"
      },
      "description": "구매자: 빼고 나머지 올리기"
     },
     {
      "target": "choosing",
      "actions": "dropBatches",
      "meta": {
       "actor": "buyer",
       "action": "빼기"
      },
      "description": "구매자: 빼기"
     }
    ]
   },
   "description": "받지 않은 파일"
  },
  "failed": {
   "meta": {
    "label": "올리지 못함"
   },
   "on": {
    "buyer.retry": {
     "target": "uploading",
     "meta": {
      "actor": "buyer",
      "action": "다시 올리기"
     },
     "description": "구매자: 다시 올리기"
    },
    "buyer.dismiss": {
     "target": "choosing",
     "actions": "dropBatches",
     "meta": {
      "actor": "buyer",
      "action": "그만두기"
     },
     "description": "구매자: 그만두기"
    }
   },
   "description": "올리지 못함"
  }
 },
 "description": "파일 올리기"
}

export const MERMAID = "stateDiagram-v2\n  choosing : choosing 고르는 중\n  uploading : uploading 올리는 중<br/>do / uploadBatch\n  refused : refused 받지 않은 파일\n  failed : failed 올리지 못함\n  [*] --> choosing\n  choosing --> uploading : 파일 선택\n  choosing --> choosing : 받지 않음\n  uploading --> choosing : 그만두기<br/>모두 올림\n  uploading --> refused : 거절 [isRefused]\n  uploading --> failed : 답이 없음 [isUnanswered]<br/>올리지 못함\n  uploading --> uploading : 다음 묶음 [hasMore]\n  refused --> uploading : 다른 파일 선택<br/>빼고 나머지 올리기 [hasMore]\n  refused --> refused : 받지 않음\n  refused --> choosing : 빼기\n  failed --> uploading : 다시 올리기\n  failed --> choosing : 그만두기\n"
