// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "upload",
  label: "파일 올리기",
  start: "choosing",
  guards: ["hasMore"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"choosing","label":"고르는 중","tags":["choosable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"files.accepted","index":0,"target":"uploading","actor":"buyer","action":"파일 선택","guard":null,"effects":["keepBatches"],"otherwise":null},{"event":"files.refused","index":0,"target":"choosing","actor":"system","action":"받지 않음","guard":null,"effects":["keepRefusal"],"otherwise":null}]},
    {"state":"uploading","label":"올리는 중","tags":["busy"],"entry":[],"asks":["uploadBatch"],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"choosing","actor":"buyer","action":"그만두기","guard":null,"effects":["dropBatches"],"otherwise":null},{"event":"xstate.done.actor.uploadBatch","index":0,"target":"uploading","actor":"system","action":"다음 묶음","guard":"hasMore","effects":["keepArrived"],"otherwise":null},{"event":"xstate.done.actor.uploadBatch","index":1,"target":"choosing","actor":"system","action":"모두 올림","guard":null,"effects":["keepArrived"],"otherwise":null},{"event":"xstate.error.actor.uploadBatch","index":0,"target":"failed","actor":"system","action":"올리지 못함","guard":null,"effects":[],"otherwise":null}]},
    {"state":"failed","label":"올리지 못함","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"uploading","actor":"buyer","action":"다시 올리기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"choosing","actor":"buyer","action":"그만두기","guard":null,"effects":["dropBatches"],"otherwise":null}]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 369,
  height: 486,
  states: {
    "choosing": {"x":230,"y":24,"width":101,"height":60},
    "uploading": {"x":129,"y":234,"width":109,"height":60},
    "failed": {"x":147,"y":402,"width":109,"height":60},
  },
  arrows: [
    {"from":"choosing","to":"uploading","points":[[255,84],[255,104],[105,104],[105,214],[165,214],[165,234]],"label":{"x":63,"y":152,"width":83,"height":28},"steps":[{"state":"choosing","event":"files.accepted","index":0}]},
    {"from":"choosing","to":"choosing","points":[[230,44],[214,44],[214,64],[230,64]],"label":{"x":125,"y":40,"width":83,"height":28},"steps":[{"state":"choosing","event":"files.refused","index":0}]},
    {"from":"uploading","to":"choosing","points":[[202,234],[202,118],[280,118],[280,84]],"label":{"x":160,"y":138,"width":83,"height":56},"steps":[{"state":"uploading","event":"buyer.dismiss","index":0},{"state":"uploading","event":"xstate.done.actor.uploadBatch","index":1}]},
    {"from":"uploading","to":"uploading","points":[[129,254],[113,254],[113,274],[129,274]],"label":{"x":24,"y":250,"width":83,"height":28},"steps":[{"state":"uploading","event":"xstate.done.actor.uploadBatch","index":0}]},
    {"from":"uploading","to":"failed","points":[[165,294],[165,314],[92,314],[92,382],[174,382],[174,402]],"label":{"x":44,"y":334,"width":96,"height":28},"steps":[{"state":"uploading","event":"xstate.error.actor.uploadBatch","index":0}]},
    {"from":"failed","to":"uploading","points":[[202,402],[202,294]],"label":{"x":154,"y":334,"width":96,"height":28},"steps":[{"state":"failed","event":"buyer.retry","index":0}]},
    {"from":"failed","to":"choosing","points":[[229,402],[229,382],[306,382],[306,84]],"label":{"x":266,"y":250,"width":79,"height":28},"steps":[{"state":"failed","event":"buyer.dismiss","index":0}]},
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
  "refusal": null
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

export const MERMAID = "stateDiagram-v2\n  choosing : choosing 고르는 중\n  uploading : uploading 올리는 중\n  failed : failed 올리지 못함\n  [*] --> choosing\n  choosing --> uploading : 파일 선택\n  choosing --> choosing : 받지 않음\n  uploading --> choosing : 그만두기<br/>모두 올림\n  uploading --> uploading : 다음 묶음\n  uploading --> failed : 올리지 못함\n  failed --> uploading : 다시 올리기\n  failed --> choosing : 그만두기\n"
