// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "upload",
  label: "파일 올리기",
  start: "choosing",
  guards: ["hasMore","isRefused","isUnanswered"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"choosing","label":"고르는 중","tags":["choosable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"files.accepted","index":0,"target":"uploading","actor":"buyer","action":"파일 선택","guard":null,"effects":["keepBatches"],"otherwise":null},{"event":"files.refused","index":0,"target":"choosing","actor":"system","action":"받지 않음","guard":null,"effects":["keepRefusal"],"otherwise":null}]},
    {"state":"uploading","label":"올리는 중","tags":["busy"],"entry":[],"asks":["uploadBatch"],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"choosing","actor":"buyer","action":"그만두기","guard":null,"effects":["dropBatches"],"otherwise":null},{"event":"xstate.done.actor.uploadBatch","index":0,"target":"refused","actor":"system","action":"거절","guard":"isRefused","effects":["keepText"],"otherwise":null},{"event":"xstate.done.actor.uploadBatch","index":1,"target":"failed","actor":"system","action":"답이 없음","guard":"isUnanswered","effects":["keepText"],"otherwise":null},{"event":"xstate.done.actor.uploadBatch","index":2,"target":"uploading","actor":"system","action":"다음 묶음","guard":"hasMore","effects":["keepArrived"],"otherwise":null},{"event":"xstate.done.actor.uploadBatch","index":3,"target":"choosing","actor":"system","action":"모두 올림","guard":null,"effects":["keepArrived"],"otherwise":null},{"event":"xstate.error.actor.uploadBatch","index":0,"target":"failed","actor":"system","action":"올리지 못함","guard":null,"effects":["keepText"],"otherwise":null}]},
    {"state":"refused","label":"받지 않은 파일","tags":["choosable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"files.accepted","index":0,"target":"uploading","actor":"buyer","action":"다른 파일 선택","guard":null,"effects":["replaceRefused"],"otherwise":null},{"event":"files.refused","index":0,"target":"refused","actor":"system","action":"받지 않음","guard":null,"effects":["keepRefusal"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"uploading","actor":"buyer","action":"빼고 나머지 올리기","guard":"hasMore","effects":["dropRefused"],"otherwise":null},{"event":"buyer.dismiss","index":1,"target":"choosing","actor":"buyer","action":"빼기","guard":null,"effects":["dropBatches"],"otherwise":null}]},
    {"state":"failed","label":"올리지 못함","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"uploading","actor":"buyer","action":"다시 올리기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"choosing","actor":"buyer","action":"그만두기","guard":null,"effects":["dropBatches"],"otherwise":null}]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 595,
  height: 542,
  states: {
    "choosing": {"x":302,"y":24,"width":101,"height":60},
    "uploading": {"x":290,"y":234,"width":109,"height":60},
    "refused": {"x":129,"y":458,"width":127,"height":60},
    "failed": {"x":450,"y":458,"width":109,"height":60},
  },
  arrows: [
    {"from":"choosing","to":"uploading","points":[[342,84],[342,118],[266,118],[266,214],[326,214],[326,234]],"label":{"x":224,"y":152,"width":83,"height":28},"steps":[{"state":"choosing","event":"files.accepted","index":0}]},
    {"from":"choosing","to":"choosing","points":[[302,44],[286,44],[286,64],[302,64]],"label":{"x":197,"y":40,"width":83,"height":28},"steps":[{"state":"choosing","event":"files.refused","index":0}]},
    {"from":"uploading","to":"choosing","points":[[363,234],[363,84]],"label":{"x":321,"y":138,"width":83,"height":56},"steps":[{"state":"uploading","event":"buyer.dismiss","index":0},{"state":"uploading","event":"xstate.done.actor.uploadBatch","index":3}]},
    {"from":"uploading","to":"refused","points":[[312,294],[312,314],[114,314],[114,424],[193,424],[193,458]],"label":{"x":87,"y":362,"width":54,"height":28},"steps":[{"state":"uploading","event":"xstate.done.actor.uploadBatch","index":0}]},
    {"from":"uploading","to":"failed","points":[[355,294],[355,438],[477,438],[477,458]],"label":{"x":307,"y":348,"width":96,"height":56},"steps":[{"state":"uploading","event":"xstate.done.actor.uploadBatch","index":1},{"state":"uploading","event":"xstate.error.actor.uploadBatch","index":0}]},
    {"from":"uploading","to":"uploading","points":[[290,254],[274,254],[274,274],[290,274]],"label":{"x":185,"y":250,"width":83,"height":28},"steps":[{"state":"uploading","event":"xstate.done.actor.uploadBatch","index":2}]},
    {"from":"refused","to":"uploading","points":[[224,458],[224,328],[333,328],[333,294]],"label":{"x":155,"y":348,"width":138,"height":56},"steps":[{"state":"refused","event":"files.accepted","index":0},{"state":"refused","event":"buyer.dismiss","index":0}]},
    {"from":"refused","to":"refused","points":[[129,478],[113,478],[113,498],[129,498]],"label":{"x":24,"y":474,"width":83,"height":28},"steps":[{"state":"refused","event":"files.refused","index":0}]},
    {"from":"refused","to":"choosing","points":[[161,458],[161,438],[68,438],[68,104],[322,104],[322,84]],"label":{"x":41,"y":250,"width":54,"height":28},"steps":[{"state":"refused","event":"buyer.dismiss","index":1}]},
    {"from":"failed","to":"uploading","points":[[504,458],[504,424],[465,424],[465,314],[377,314],[377,294]],"label":{"x":417,"y":362,"width":96,"height":28},"steps":[{"state":"failed","event":"buyer.retry","index":0}]},
    {"from":"failed","to":"choosing","points":[[531,458],[531,104],[383,104],[383,84]],"label":{"x":492,"y":250,"width":79,"height":28},"steps":[{"state":"failed","event":"buyer.dismiss","index":0}]},
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
     }
    },
    "files.refused": {
     "target": "choosing",
     "actions": "keepRefusal",
     "meta": {
      "actor": "system",
      "action": "받지 않음"
     }
    }
   }
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
      }
     },
     {
      "target": "failed",
      "guard": "isUnanswered",
      "actions": "keepText",
      "meta": {
       "actor": "system",
       "action": "답이 없음"
      }
     },
     {
      "target": "uploading",
      "reenter": true,
      "guard": "hasMore",
      "actions": "keepArrived",
      "meta": {
       "actor": "system",
       "action": "다음 묶음"
      }
     },
     {
      "target": "choosing",
      "actions": "keepArrived",
      "meta": {
       "actor": "system",
       "action": "모두 올림"
      }
     }
    ],
    "onError": {
     "target": "failed",
     "actions": "keepText",
     "meta": {
      "actor": "system",
      "action": "올리지 못함"
     }
    }
   },
   "on": {
    "buyer.dismiss": {
     "target": "choosing",
     "actions": "dropBatches",
     "meta": {
      "actor": "buyer",
      "action": "그만두기"
     }
    }
   }
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
     }
    },
    "files.refused": {
     "target": "refused",
     "actions": "keepRefusal",
     "meta": {
      "actor": "system",
      "action": "받지 않음"
     }
    },
    "buyer.dismiss": [
     {
      "target": "uploading",
      "guard": "hasMore",
      "actions": "dropRefused",
      "meta": {
       "actor": "buyer",
       "action": "빼고 나머지 올리기"
      }
     },
     {
      "target": "choosing",
      "actions": "dropBatches",
      "meta": {
       "actor": "buyer",
       "action": "빼기"
      }
     }
    ]
   }
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
     }
    },
    "buyer.dismiss": {
     "target": "choosing",
     "actions": "dropBatches",
     "meta": {
      "actor": "buyer",
      "action": "그만두기"
     }
    }
   }
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  choosing : choosing 고르는 중\n  uploading : uploading 올리는 중\n  refused : refused 받지 않은 파일\n  failed : failed 올리지 못함\n  [*] --> choosing\n  choosing --> uploading : 파일 선택\n  choosing --> choosing : 받지 않음\n  uploading --> choosing : 그만두기<br/>모두 올림\n  uploading --> refused : 거절\n  uploading --> failed : 답이 없음<br/>올리지 못함\n  uploading --> uploading : 다음 묶음\n  refused --> uploading : 다른 파일 선택<br/>빼고 나머지 올리기\n  refused --> refused : 받지 않음\n  refused --> choosing : 빼기\n  failed --> uploading : 다시 올리기\n  failed --> choosing : 그만두기\n"
