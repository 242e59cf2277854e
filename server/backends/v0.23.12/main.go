// PocketBase as released. go.mod and go.sum pin all dependencies.
package main

import (
	"log"
	"os"

	"github.com/pocketbase/pocketbase"
	"github.com/pocketbase/pocketbase/apis"
	"github.com/pocketbase/pocketbase/core"
)

func main() {
	app := pocketbase.New()
	public := app.RootCmd.PersistentFlags().String("publicDir", "pb_public", "the folder of static files to serve")
	app.OnServe().BindFunc(func(e *core.ServeEvent) error {
		e.Router.GET("/{path...}", apis.Static(os.DirFS(*public), true))
		return e.Next()
	})
	if err := app.Start(); err != nil {
		log.Fatal(err)
	}
}
